import type { AccountRefusal } from '@banquise/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { isSecure, originOf } from '../host/origin.ts';
import type { Opened } from './account.ts';
import { Challenges, type Place } from './passkey.ts';
import { cookieFor, type Identity, recognise } from './session.ts';

const STATUS: Readonly<Record<AccountRefusal['code'], number>> = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-login': 401,
  'passkey-failed': 401,
  'foreign-page': 403,
  'not-found': 404,
  'login-taken': 409,
  'has-login': 409,
  'other-revision': 409,
  'too-fast': 429,
};

export const refuse = (reply: FastifyReply, refusal: AccountRefusal): FastifyReply => reply.code(STATUS[refusal.code]).send(refusal);

/** What a handler gets: the request, read and checked. */
export interface Call<Body> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: Body;
}

type Handler<S extends v.GenericSchema> = (call: Call<v.InferOutput<S>>) => Promise<FastifyReply>;
type OwnHandler<S extends v.GenericSchema> = (call: Call<v.InferOutput<S>>, identity: Identity) => Promise<FastifyReply>;

/** Where requests about people come in: it knows who asks, reads what they brought, and hands out cookies. */
export class Endpoints {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly #challenges = new Challenges();

  constructor(app: FastifyInstance, context: Context) {
    this.app = app;
    this.context = context;
  }

  identify(request: FastifyRequest): Promise<Identity | undefined> {
    return recognise(this.context.store, request.headers.cookie, this.context.now());
  }

  /** A route open to everybody. */
  post<S extends v.GenericSchema>(path: string, schema: S, handle: Handler<S>, options: { bodyLimit?: number } = {}): void {
    this.app.post(path, options, (request, reply) => {
      const result = v.safeParse(schema, request.body ?? {}, { abortEarly: true });
      if (result.success) return handle({ request, reply, body: result.output });
      const [issue] = result.issues;
      return refuse(reply, { code: 'bad-request', field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.message });
    });
  }

  /** A route for people whom their cookie names. */
  own<S extends v.GenericSchema>(path: string, schema: S, handle: OwnHandler<S>, options: { bodyLimit?: number } = {}): void {
    const handleOwn = async (call: Call<v.InferOutput<S>>): Promise<FastifyReply> => {
      const identity = await this.identify(call.request);
      return identity ? handle(call, identity) : refuse(call.reply, { code: 'signed-out' });
    };
    this.post(path, schema, handleOwn, options);
  }

  /** Lets a device in with a cookie of its own. */
  admit({ request, reply }: Call<unknown>, { token }: Opened): FastifyReply {
    return reply.header('set-cookie', cookieFor(token, isSecure(this.context.config, request))).send({ ok: true });
  }

  dismiss({ request, reply }: Call<unknown>): FastifyReply {
    return reply.header('set-cookie', cookieFor(null, isSecure(this.context.config, request))).send({ ok: true });
  }

  /** Guessing is slow: by address, and by the login that is tried. */
  hurried({ request, reply }: Call<unknown>, login = ''): FastifyReply | undefined {
    const { limits, now } = this.context;
    const byLogin = login === '' ? 0 : limits.signIns.pay(`login ${login}`, 1, now());
    const wait = Math.max(byLogin, limits.signIns.pay(request.ip, 1, now()));
    return wait > 0 ? refuse(reply, { code: 'too-fast', wait }) : undefined;
  }

  placeOf(request: FastifyRequest): Place {
    return { origin: originOf(this.context.config, request), challenges: this.#challenges, now: this.context.now() };
  }
}
