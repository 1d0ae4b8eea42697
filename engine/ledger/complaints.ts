// What was wrong with ledgers, by their names: each reason is told once, and remembered with its time.

interface Complaint {
  readonly text: string;
  readonly at: number;
}

export class Complaints {
  private readonly last = new Map<string, Complaint>();

  /** Remembers a reason; whether it is another than the last one of that name. */
  isNew(name: string, text: string): boolean {
    const isNew = this.last.get(name)?.text !== text;
    this.last.set(name, { text, at: performance.now() });
    return isNew;
  }

  /** Whether there was something wrong with a ledger less than so many milliseconds ago. */
  isWithin(name: string, milliseconds: number): boolean {
    const complaint = this.last.get(name);
    return complaint !== undefined && performance.now() - complaint.at < milliseconds;
  }

  forget(name: string): void {
    this.last.delete(name);
  }
}
