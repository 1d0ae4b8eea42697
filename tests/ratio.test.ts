// Figures are exact: they are divided and rounded in one file, by the one rule for ratios.

import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import * as ast from 'typescript/unstable/ast';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const RULE = 'engine/language/ratio.ts';

const { SyntaxKind } = ast;
const DIVIDES = new Set([
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.SlashEqualsToken,
  SyntaxKind.PercentEqualsToken,
]);
const ROUNDS = /^(?:Math\.(?:round|floor|ceil|trunc)|.*\.(?:toFixed|toPrecision))$/;
/** Amounts are whole hundredths; decimals that are read as numbers are figures too. */
const FIGURE = /^(?:bigint|-?\d+n)$/;

interface Found {
  readonly node: ast.Node;
  /** What is divided or rounded. */
  readonly what: ast.Node;
}

function listDivisions(file: ast.SourceFile): Found[] {
  const found: Found[] = [];
  const add = (node: ast.Node, what: ast.Node) => {
    found.push({ node, what });
    // a figure that is made a floating-point number first is divided all the same
    const visitInner = (inner: ast.Node) => {
      if (ast.isCallExpression(inner) && inner.expression.getText(file) === 'Number')
        inner.arguments.forEach((argument) => found.push({ node, what: argument }));
      inner.forEachChild(visitInner);
    };
    visitInner(what);
  };
  const visit = (node: ast.Node) => {
    if (ast.isBinaryExpression(node) && DIVIDES.has(node.operatorToken.kind)) add(node, node.left);
    if (ast.isCallExpression(node) && ROUNDS.test(node.expression.getText(file)))
      add(node, node.arguments[0] ?? node.expression);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/** Divisions of figures outside the rule, as `file: what is written there`. */
function listFigureDivisions(): string[] {
  const api = new API({ cwd: ROOT });
  const [project] = api
    .updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] })
    .getProjects();
  if (!project) throw new Error('the project of tsconfig.json is not opened');
  const { program, checker } = project;
  const names = program
    .getSourceFileNames()
    .map((name) => ({ name, short: name.slice(ROOT.length + 1) }))
    .filter(({ short }) => /^(?:engine|site)\//.test(short) && !/\.test\.tsx?$/.test(short));
  const found = names.flatMap(({ name, short }) => {
    const file = program.getSourceFile(name);
    const divisions = file ? listDivisions(file) : [];
    if (!file || divisions.length === 0) return [];
    const types = checker.getTypeAtLocation(divisions.map(({ what }) => what));
    return divisions.flatMap(({ node }, i) => {
      const type = types[i];
      return type && FIGURE.test(checker.typeToString(type))
        ? [`${short}: ${node.getText(file)}`]
        : [];
    });
  });
  api.close();
  return found;
}

it('no figure is divided or rounded but by the rule for ratios', () => {
  const found = listFigureDivisions();
  // the rule itself shows that divisions are found
  expect(found.filter((place) => place.startsWith(RULE)).length).toBeGreaterThan(2);
  expect(found.filter((place) => !place.startsWith(RULE))).toEqual([]);
});
