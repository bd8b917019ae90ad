import type { House } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { useFetched } from './fetched.ts';
import './people.css';

/** What those who keep the house in order have to say to everybody. */
export function Announcement(): ReactNode {
  const { answer } = useFetched<House>('/api/house');
  const text = answer?.ok === true ? answer.value.announcement : '';
  return text === '' ? null : (
    <p className="announcement plane" role="status">
      {text}
    </p>
  );
}
