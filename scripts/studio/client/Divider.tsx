// The line between two parts that is dragged, or moved with the arrow keys.

import { useRef } from 'react';

const STEP = 5;
const LEAST = 20;
const MOST = 80;
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };

/** `value`: percent of the room that both parts share which the first one takes. */
export function Divider({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  const move = (wanted: number) => onChange(Math.min(MOST, Math.max(LEAST, Math.round(wanted))));
  const drag = (x: number) => {
    const first = line.current?.previousElementSibling?.getBoundingClientRect();
    const second = line.current?.nextElementSibling?.getBoundingClientRect();
    if (first && second) move(((x - first.left) / (second.right - first.left)) * 100);
  };
  return (
    <div
      ref={line}
      className="divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      onKeyDown={({ key }) => key in MOVES && move(value + (MOVES[key] ?? 0))}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && drag(event.clientX)
      }
    />
  );
}
