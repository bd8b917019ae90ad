/** Short, quiet, and never needed: a few synthesised strokes on wood, paper and ice. */
export type Sound = 'lift' | 'place' | 'tick' | 'flip' | 'refuse' | 'turn' | 'end';

interface Stroke {
  readonly hz: number;
  readonly to: number;
  readonly ms: number;
  readonly gain: number;
  readonly shape: OscillatorType;
  readonly after?: number;
}

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  lift: [{ hz: 520, to: 660, ms: 50, gain: 0.03, shape: 'sine' }],
  place: [{ hz: 190, to: 90, ms: 90, gain: 0.09, shape: 'triangle' }],
  tick: [{ hz: 880, to: 760, ms: 28, gain: 0.03, shape: 'triangle' }],
  flip: [{ hz: 340, to: 560, ms: 70, gain: 0.035, shape: 'triangle' }],
  refuse: [{ hz: 170, to: 140, ms: 120, gain: 0.05, shape: 'sine' }],
  turn: [
    { hz: 523, to: 523, ms: 110, gain: 0.035, shape: 'sine' },
    { hz: 659, to: 659, ms: 150, gain: 0.035, shape: 'sine', after: 100 },
  ],
  end: [
    { hz: 392, to: 392, ms: 180, gain: 0.04, shape: 'sine' },
    { hz: 523, to: 523, ms: 180, gain: 0.04, shape: 'sine', after: 150 },
    { hz: 659, to: 659, ms: 320, gain: 0.04, shape: 'sine', after: 300 },
  ],
};

let context: AudioContext | undefined;

/** Browsers let a page sound only after a person touched it: until then this does nothing. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const stroke of STROKES[sound]) strike(context, stroke);
}

function strike(audio: AudioContext, { hz, to, ms, gain, shape, after = 0 }: Stroke): void {
  const start = audio.currentTime + after / 1000;
  const end = start + ms / 1000;
  const voice = new OscillatorNode(audio, { type: shape, frequency: hz });
  const volume = new GainNode(audio, { gain: 0 });
  voice.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(end + 0.02);
}
