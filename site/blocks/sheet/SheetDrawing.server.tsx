// Draws rows of a sheet as lines or bars, hidden from assistive technology: the same numbers stand in the table.

import { Fragment, type ReactNode } from 'react';

import type { PictureLabel, PictureSeries, SheetDrawing, SheetPicture } from './drawing.server.ts';

export function DrawnPicture({
  of: { legend, pictures },
}: {
  readonly of: SheetDrawing;
}): ReactNode {
  return (
    <div className="sheet-drawing drawing">
      {pictures.map((picture) => (
        <Picture key={picture.size} of={picture} />
      ))}
      <ul className="legend">
        {legend.map((title, i) => (
          <li key={i}>
            <svg className="key" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
              <rect className={`series-${i + 1}`} width="12" height="12" />
            </svg>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picture({ of }: { readonly of: SheetPicture }): ReactNode {
  const { size, width, height, left, right, grid, zero, years, series } = of;
  return (
    <svg
      className={`drawing-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {grid.map(({ y, label }) => (
        <Fragment key={y}>
          <path className="grid-line" d={`M${left} ${y}H${right}`} />
          <text className="axis" x={label.x} y={label.y}>
            {label.text}
          </text>
        </Fragment>
      ))}
      <path className="zero" d={`M${left} ${zero}H${right}`} />
      {years.map((year) => (
        <Label key={year.text} of={year} className="axis" />
      ))}
      {series.map((drawn, i) => (
        <Series key={i} of={drawn} className={`series-${i + 1}`} />
      ))}
    </svg>
  );
}

interface SeriesProps {
  readonly of: PictureSeries;
  readonly className: string;
}

function Series({ of: { path, dots, bars, amounts }, className }: SeriesProps): ReactNode {
  return (
    <>
      {path === '' ? null : <path className={`line ${className}`} d={path} />}
      {dots.map(({ x, y }) => (
        <circle key={x} className={className} cx={x} cy={y} r="3.5" />
      ))}
      {bars.map((bar) => (
        <rect key={bar.x} className={className} {...bar} />
      ))}
      {amounts.map((amount) => (
        <Label key={amount.x} of={amount} className="value" />
      ))}
    </>
  );
}

interface LabelProps {
  readonly of: PictureLabel;
  readonly className: string;
}

function Label({ of: { x, y, text }, className }: LabelProps): ReactNode {
  return (
    <text className={className} x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
}
