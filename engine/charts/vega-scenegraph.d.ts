// vega's sub-packages bring no types of their own.

declare module 'vega-scenegraph' {
  export interface SceneItem {
    readonly x?: number;
    readonly y?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly width?: number;
    readonly height?: number;
    readonly dx?: number;
    readonly dy?: number;
    readonly angle?: number;
    readonly align?: string;
    readonly baseline?: string;
    readonly text?: unknown;
    readonly lineBreak?: string;
    readonly fontSize?: number;
    readonly fontWeight?: number | string;
    readonly size?: number;
    readonly shape?: string;
    readonly fill?: string | null;
    readonly stroke?: string | null;
    readonly strokeWidth?: number;
    readonly strokeDash?: readonly number[] | null;
    readonly strokeCap?: string;
    readonly opacity?: number;
    readonly fillOpacity?: number;
    readonly strokeOpacity?: number;
    readonly datum?: unknown;
    readonly mark?: SceneMark;
    /** Marks of a group. */
    readonly items?: readonly SceneMark[];
  }

  export interface SceneMark {
    readonly marktype: string;
    readonly role?: string;
    readonly items: readonly SceneItem[];
  }

  type Emit = (name: string, value: unknown) => void;

  export const Marks: Readonly<
    Record<string, { readonly attr: (emit: Emit, item: SceneItem) => void }>
  >;

  export const textMetrics: {
    width: (
      item: { fontSize?: number; fontWeight?: number | string; limit?: number },
      text: string,
    ) => number;
  };
}
