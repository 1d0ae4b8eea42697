// vega's sub-packages bring no types of their own.

declare module 'vega-scenegraph' {
  export const textMetrics: {
    width: (
      item: { fontSize?: number; fontWeight?: number | string; limit?: number },
      text: string,
    ) => number;
  };
}
