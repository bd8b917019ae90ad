import type { AccountRefusal } from '@banquise/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { networkOf } from '../host/address.ts';
import { newKey } from '../host/chance.ts';
import { isSecure, originOf } from '../host/origin.ts';
import type { Visit } from '../store/person.ts';
import type { Opened } from './account.ts';
import { Challenges } from './challenge.ts';
import type { Place } from './passkey.ts';
import { isProved } from './safety.ts';
import { cookieFor, deviceCookie, deviceIn, type Identity, recognise } from './session.ts';

const STATUS: Readonly<Record<AccountRefusal['code'], number>> = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-login': 401,
  'passkey-failed': 401,
  'needs-proof': 403,
  suspended: 403,
  'by-invitation': 403,
  'registration-closed': 403,
  'foreign-page': 403,
  'not-found': 404,
  'login-taken': 409,
  'has-login': 409,
  'last-way-in': 409,
  'other-revision': 409,
  'unknown-host': 421,
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
  readonly #challenges: Challenges;

  constructor(app: FastifyInstance, context: Context) {
    this.app = app;
    this.context = context;
    this.#challenges = new Challenges(context.secret, context.store.credits);
  }

  identify(request: FastifyRequest): Promise<Visit | undefined> {
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

  /** A route for people whom their cookie names. Whatever it does costs the person something, and its address. */
  own<S extends v.GenericSchema>(path: string, schema: S, handle: OwnHandler<S>, options: { bodyLimit?: number } = {}): void {
    const handleOwn = async (call: Call<v.InferOutput<S>>): Promise<FastifyReply> => {
      const { limits, now } = this.context;
      const crowded = limits.neighbours.pay(networkOf(call.request.ip), 1, now());
      if (crowded > 0) return refuse(call.reply, { code: 'too-fast', wait: crowded });
      const visit = await this.identify(call.request);
      if (visit === undefined) return refuse(call.reply, { code: 'signed-out' });
      if (visit.suspended) return refuse(call.reply, { code: 'suspended', until: visit.suspended.until });
      const wait = limits.changes.pay(visit.person.id, 1, now());
      return wait > 0 ? refuse(call.reply, { code: 'too-fast', wait }) : handle(call, visit);
    };
    this.post(path, schema, handleOwn, options);
  }

  /** A route that changes a way in: a cookie is not enough for it, its person must have shown lately that it is there. */
  proved<S extends v.GenericSchema>(path: string, schema: S, handle: OwnHandler<S>): void {
    this.own(path, schema, async (call, identity) =>
      (await isProved(this.context, identity)) ? handle(call, identity) : refuse(call.reply, { code: 'needs-proof' }),
    );
  }

  /** Lets a device in with a cookie of its own; who has a login is known to have been here from then on. */
  admit({ request, reply }: Call<unknown>, { token, person }: Opened): FastifyReply {
    const secure = isSecure(this.context.config, request);
    reply.header('set-cookie', cookieFor(token, secure));
    if (person.login !== null) {
      const device = deviceIn(request.headers.cookie)?.device ?? newKey();
      reply.header(
        'set-cookie',
        deviceCookie(`${device}.${this.context.secret.sign('device', device, person.id).toString('base64url')}`, secure),
      );
    }
    return reply.send({ ok: true });
  }

  dismiss({ request, reply }: Call<unknown>): FastifyReply {
    return reply.header('set-cookie', cookieFor(null, isSecure(this.context.config, request))).send({ ok: true });
  }

  /** For how long to wait: tries from one address are slow, whatever is tried. */
  hurried({ request }: Call<unknown>): Promise<number> {
    const { limits, now } = this.context;
    return limits.signIns.pay(networkOf(request.ip), 1, now());
  }

  /**
   * Guessing somebody's password is slow: from one address, and from all of them together. A device that the account has
   * let in before has a limit of its own: strangers who guess cannot lock its owner out.
   */
  async guessing({ request }: Call<unknown>, login: string): Promise<number> {
    const { limits, now, store, secret } = this.context;
    const known = deviceIn(request.headers.cookie);
    const person = known && (await store.people.byLogin(login));
    const isKnown = known && person && secret.isSigned(known.signature, 'device', known.device, person.id);
    const from = isKnown ? `device ${known.device}` : networkOf(request.ip);
    return (await limits.guesses.pay(`${login} ${from}`, 1, now())) || (isKnown ? 0 : await limits.strangers.pay(login, 1, now()));
  }

  placeOf(request: FastifyRequest): Place {
    return { origin: originOf(this.context.config, request), challenges: this.#challenges, now: this.context.now() };
  }
}
