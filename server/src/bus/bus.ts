/** Tells other servers something, as long as they can be reached. Nothing that matters may depend on its arriving. */
export interface Bus {
  readonly isUp: boolean;
  publish(subject: string, message: object): void;
  /** Hears what is said under a subject; an answer goes back to who asked. Call what comes back to hear no more. */
  subscribe(subject: string, hear: (message: unknown) => boolean | undefined): () => void;
  /** Whether any other server answers yes within a moment. */
  ask(subject: string, message: object): Promise<boolean>;
  /** Called each time the bus is there again. */
  onUp(back: () => void): void;
  close(): Promise<void>;
}
