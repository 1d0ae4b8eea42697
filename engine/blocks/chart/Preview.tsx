// A chart being edited: the specification as typed, drawn at once (development only, where it is made at run time).

import { useState, type ReactNode } from 'react';
import { VegaEmbed } from 'react-vega';
import { AS_TREES, INTERPRETED } from '../../charts/interpreted.ts';

const START = `{
  "data": {"values": [{"label": "A", "value": 28}, {"label": "B", "value": 55}]},
  "mark": "bar",
  "encoding": {"x": {"field": "value", "type": "quantitative"}, "y": {"field": "label", "type": "nominal"}}
}`;

// the library empties its element through innerHTML: nothing but the empty text may pass
if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', { createHTML: (markup) => (markup === '' ? markup : null) });

/** An editor for Vega-Lite, which shows the chart of the last text that is JSON. */
export default function Preview(): ReactNode {
  const [text, setText] = useState(START);
  const spec = parse(text);
  return (
    <section className="block">
      <h2>Chart preview</h2>
      <label className="field">
        <span>Vega-Lite</span>
        <textarea
          rows={10}
          cols={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
        />
      </label>
      {spec === null ? (
        <p role="alert">JSON?</p>
      ) : (
        <VegaEmbed
          spec={spec as never}
          options={
            {
              actions: false,
              tooltip: false,
              defaultStyle: false,
              ...AS_TREES,
              ...INTERPRETED,
              renderer: 'svg',
            } as never
          }
        />
      )}
    </section>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
