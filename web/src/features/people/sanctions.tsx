import { type ReactNode, useState } from 'react';
import type { Act } from './admin.tsx';
import { useCompany } from './words/index.ts';

const SPANS = ['2', '24', '168', '720'] as const;

/** What can be done about somebody, from mild to hard. */
interface Props {
  readonly whom: { readonly login: string } | { readonly report: string } | null;
  readonly act: Act;
  readonly all?: boolean;
}

export function Sanctions({ whom, act, all = false }: Props): ReactNode {
  const { admin: words } = useCompany();
  const [hours, setHours] = useState<string>('24');
  const [why, setWhy] = useState('');
  const [name, setName] = useState('');
  const [sure, setSure] = useState(false);
  const login = whom !== null && 'login' in whom ? whom.login : '';
  const span = Number(hours);
  return (
    <div className="sanctions">
      <label className="label">
        {words.why}
        <input className="field" value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <label className="label">
        {words.hours}
        <select className="field" value={hours} onChange={({ target }) => setHours(target.value)}>
          {SPANS.map((one) => (
            <option key={one} value={one}>
              {words.spans[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        <button type="button" className="btn" onClick={() => whom !== null && void act({ what: 'mute', ...whom, hours: span, why })}>
          {words.mute}
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => whom !== null && void act({ what: 'suspend', ...whom, hours: span, why })}
        >
          {words.suspend}
        </button>
        <button
          type="button"
          className="btn bare"
          onClick={() =>
            whom !== null && void act({ what: 'mute', ...whom, hours: 0, why }).then(() => act({ what: 'suspend', ...whom, hours: 0, why }))
          }
        >
          {words.lift}
        </button>
      </div>
      {all && (
        <>
          <label className="label">
            {words.newName}
            <input className="field" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
          </label>
          <div className="actions">
            <button
              type="button"
              className="btn"
              onClick={() => login !== '' && name.trim() !== '' && void act({ what: 'rename', login, name, why })}
            >
              {words.rename}
            </button>
            <button
              type="button"
              className={sure ? 'btn danger sure' : 'btn danger'}
              onClick={() => {
                if (sure && login !== '') void act({ what: 'forget', login, why });
                setSure(!sure);
              }}
            >
              {sure ? words.sure : words.forget}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
