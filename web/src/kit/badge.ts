/** How the badge of an achievement is drawn: out of the game's own pictures, in a colour and a shape. */
export interface Badge {
  readonly shape: 'disc' | 'hex' | 'shield';
  readonly accent: 'moss' | 'aurora' | 'amber' | 'glacier' | 'dusk' | 'violet' | 'ember';
  /** A symbol of a file of icons (with # and its name), or a picture of its own. */
  readonly symbol?: string;
  readonly picture?: string;
  /** A figure that stands on it. */
  readonly figure?: string;
}

/** Of an achievement for which nobody has drawn one. */
export const PLAIN: Badge = { shape: 'disc', accent: 'glacier' };
