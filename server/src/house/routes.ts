import { type AdminPage, type AdminReport, adminBody, exportBody, type House, REGISTRATIONS } from '@banquise/protocol';
import type { Context } from '../context.ts';
import { type Endpoints, refuse } from '../people/endpoints.ts';
import { Exports } from '../people/export.ts';
import { finishesOf, REMEMBERED } from '../people/reputation.ts';
import type { Identity } from '../people/session.ts';
import type { Report } from '../store/society.ts';
import { act } from './acts.ts';

const REPORTS = 30;
const DEEDS = 100;
const CHAT = 40;
const LISTED = 50;
const FOUND = 20;

export function houseRoutes(endpoints: Endpoints): void {
  const { app, context } = endpoints;
  app.get('/api/house', async (request, reply) => reply.send(await houseOf(context, await endpoints.identify(request))));

  // Who is no admin finds nothing here: not even that there is something.
  app.get('/api/admin', async (request, reply) => {
    const identity = await endpoints.identify(request);
    const house = await houseOf(context, identity);
    if (!house.admin) return refuse(reply, { code: 'not-found' });
    const reports = await context.store.society.reports(false, REPORTS);
    const page: AdminPage = {
      ...house,
      reports: await Promise.all(reports.map((report) => told(context, report))),
      log: await context.store.house.log(DEEDS),
      sanctioned: await context.store.house.sanctioned(context.now(), LISTED),
    };
    return reply.send(page);
  });

  app.get<{ Querystring: { find?: string } }>('/api/admin/people', async (request, reply) => {
    const house = await houseOf(context, await endpoints.identify(request));
    if (!house.admin) return refuse(reply, { code: 'not-found' });
    const found = await context.store.house.startingWith((request.query.find ?? '').trim().toLowerCase().slice(0, 32), FOUND);
    return reply.send({ people: found });
  });

  const exports = new Exports(context);
  endpoints.own('/api/admin/export', exportBody, async ({ reply, body: { login, why } }, { person: admin, selves }) => {
    const { house, people } = context.store;
    const person = (await house.isAdmin(selves)) ? await people.byLogin(login) : undefined;
    if (person === undefined) return refuse(reply, { code: 'not-found' });
    const file = exports.begin({ person, selves: await people.selves(person.id) });
    if (file === null) return refuse(reply, { code: 'too-fast', wait: 5000 });
    await house.note({ at: context.now(), by: admin.login ?? admin.name, what: 'export', whom: login, why });
    return reply.type('application/json; charset=utf-8').send(file);
  });

  endpoints.own('/api/admin', adminBody, async ({ reply, body }, identity) => {
    if (!(await context.store.house.isAdmin(identity.selves))) return refuse(reply, { code: 'not-found' });
    const done = await act(context, identity.person, body);
    return done.ok ? reply.send({ ok: true, ...done.more }) : refuse(reply, { code: 'not-found' });
  });
}

async function houseOf({ store }: Context, identity: Identity | undefined): Promise<House> {
  const [mode, announcement, admin] = await Promise.all([
    store.house.setting('registration'),
    store.house.setting('announcement'),
    identity === undefined ? false : store.house.isAdmin(identity.selves),
  ]);
  return { registration: REGISTRATIONS.find((known) => known === mode) ?? 'open', announcement: announcement ?? '', admin };
}

/** A report with what was said at the table, and what is known of the one it is about. */
async function told({ store }: Context, report: Report): Promise<AdminReport> {
  const { people, results, chat, house } = store;
  const [reporter, reported, lines, latest, reports] = await Promise.all([
    people.find(report.reporter),
    people.find(report.reported),
    report.table === null ? [] : chat.lines(report.table, CHAT),
    results.ofPerson(report.reported, REMEMBERED),
    house.reported(report.reported),
  ]);
  const { id, at, why, text, table } = report;
  return {
    ...{ id, at, why, text, table },
    reporter: { name: reporter?.name ?? '', login: reporter?.login ?? null },
    reported: { name: reported?.name ?? '', login: reported?.login ?? null, finishes: finishesOf(latest), reports },
    chat: lines.map(({ name, text: said, person }) => ({ name, text: said, theirs: person === report.reported })),
  };
}
