import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { person } from './rows.ts';

export function houseContract(store: () => Store): void {
  test('admins are named and unnamed, by any of their selves', async () => {
    const { house, people } = store();
    await people.add(person('ada', { login: 'ada' }));
    for (const on of [true, true]) await house.setAdmin('ada', on);
    expect(await house.isAdmin(['guest', 'ada'])).toBe(true);
    expect(await house.admins()).toEqual([{ id: 'ada', login: 'ada' }]);
    await house.setAdmin('ada', false);
    expect(await house.isAdmin(['ada'])).toBe(false);
  });

  test('a sanction holds until its time, and a new one takes the place of the old', async () => {
    const { house, people } = store();
    for (const id of ['eve', 'everett', 'mallory']) await people.add(person(id, { login: id }));
    expect((await house.startingWith('eve', 9)).map(({ login }) => login)).toEqual(['eve', 'everett']);
    await house.setSanction('eve', 'mute', 100, 'shouts');
    expect(await house.sanctioned(99, 9)).toMatchObject([{ login: 'eve', kind: 'mute', until: 100, why: 'shouts' }]);
    expect(await house.sanctioned(100, 9)).toEqual([]);
    expect(await house.sanction(['guest', 'eve'], 'mute', 99)).toEqual({ until: 100, why: 'shouts' });
    expect(await house.sanction(['eve'], 'suspend', 99)).toBeUndefined();
    expect(await house.sanction(['eve'], 'mute', 100)).toBeUndefined();
    await house.setSanction('eve', 'mute', 0, '');
    expect(await house.sanction(['eve'], 'mute', 50)).toBeUndefined();
  });

  test('settings are kept, and an invitation is used once', async () => {
    const { house } = store();
    expect(await house.setting('registration')).toBeUndefined();
    for (const mode of ['closed', 'invited']) await house.set('registration', mode);
    expect(await house.setting('registration')).toBe('invited');
    await house.invite('hash', 1);
    expect((await Promise.all([house.useInvitation('hash'), house.useInvitation('hash')])).filter(Boolean)).toHaveLength(1);
    expect(await house.useInvitation('other')).toBe(false);
  });

  test('what admins did is told the latest first, but not of whom once that person is forgotten', async () => {
    const { house, people } = store();
    await people.add(person('bobby-7', { login: 'bobby' }));
    const deed = { at: 1, by: 'ada', what: 'mute 1 h', whom: 'bobby', why: 'shouts' };
    await house.note(deed);
    await house.note({ ...deed, at: 2, by: 'bobby', whom: 'eve' });
    expect(await house.log(9)).toEqual([{ ...deed, at: 2, by: 'bobby', whom: 'eve' }, deed]);
    expect(await house.log(1)).toHaveLength(1);
    await people.forget('bobby-7', 'nobody');
    expect(JSON.stringify(await house.log(9))).not.toContain('bobby');
    expect(await house.log(9)).toHaveLength(2);
  });
}
