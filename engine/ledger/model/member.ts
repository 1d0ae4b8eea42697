// A member of a dimension as it was at some time: one version of what dictionaries say of its code.

export interface Member {
  readonly code: string;
  readonly parent: string | null;
  /** ISO dates, both inclusive; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly title: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  /** 0 shipped with the portal, 1 imported: the imported one is asked first. */
  readonly origin: number;
  /** Whether no dictionary lists it: only figures name it. */
  readonly unlisted?: boolean;
}
