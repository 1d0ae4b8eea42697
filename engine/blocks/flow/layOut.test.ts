// Bands of a flow: every slot holds its words and its bar, both sides are as tall, and the middle is filled without gaps.

import { describe, expect, it } from 'vitest';

import { layOut, computeWordsHeight } from './layOut.server.ts';

const beside = (...parts: number[]) => parts.map((part) => ({ part, tall: 40 }));

describe('the bands of a flow', () => {
  it('stand in slots that hold their words and their bars, as tall on both sides', () => {
    const { height, sides } = layOut([beside(0.9, 0.05, 0.05), beside(0.5, 0.5)]);
    for (const side of sides) {
      expect(side.reduce((sum, { tall }) => sum + tall, 0)).toBeCloseTo(height, 0);
      let top = 0;
      for (const { tall, bar } of side) {
        expect(tall).toBeGreaterThanOrEqual(40);
        expect(bar.y).toBeGreaterThanOrEqual(top);
        expect(bar.y + bar.height).toBeLessThanOrEqual(top + tall + 0.2);
        top += tall;
      }
    }
  });

  it('fill the middle from its top without a gap', () => {
    const { middle, sides } = layOut([beside(0.6, 0.4), beside(1)]);
    for (const side of sides) {
      let poured = middle.y;
      for (const { band } of side) {
        const [, from = 0, to = 0] = /C\S+ \S+ \S+ \S+ \S+ ([\d.]+)V([\d.]+)C/
          .exec(band)!
          .map(Number);
        expect(from).toBeCloseTo(poured, 0);
        poured = to;
      }
      expect(poured).toBeCloseTo(middle.y + middle.height, 0);
    }
  });

  it('are drawn thin, and never vanish', () => {
    const { sides } = layOut([beside(0.9999, 0.0001), beside(1)]);
    expect(sides[0][1]!.bar.height).toBeGreaterThan(1);
  });
});

describe('the height of words', () => {
  it('grows with each line that they take', () => {
    const heights = ['казки', 'казки народів світу', 'казки та легенди народів усього світу'].map(
      (words) => computeWordsHeight(words, 22),
    );
    expect(heights[1]).toBe(heights[0]);
    expect(heights[2]).toBeGreaterThan(heights[1]!);
    expect(computeWordsHeight('найнеймовірнішими-найнеймовірнішими', 22)).toBe(heights[2]);
  });
});
