// A block of calls → every call by group with its parameters; the chosen one with its form filled in and lines of code.

import { groupOf } from '../../api/openapi.ts';
import { OPENAPI_PATH } from '../../api/openapiRoute.ts';
import { formsOf } from '../../answers/shapes.ts';
import { widestBounds } from '../../filters/filterValue.ts';
import { pathOf } from '../../api/paramSchema.ts';
import type { ApiProblem } from '../../answers/problem.ts';
import type { Call, CallsBlock, Filter, Param } from '../../model/portal.ts';
import { choicesOf } from '../../filters/choices.ts';
import { withPrefix } from '../../addresses/query.ts';
import { codeLines } from './callLines.server.ts';
import type { PageContext } from '../context.server.ts';
import { addressOf, FORM_FIELD, TRIAL_PATH, type Trial } from './trial.server.ts';
import { html, link, say, type Html, type Part } from '../html.server.ts';

/** Shorter texts stand in a field of this width at least. */
const WIDE = 40;

export function writeCalls(context: PageContext, block: CallsBlock): Html {
  const { portal, formatter, trial } = context;
  const groups = Map.groupBy(Object.values(portal.calls), groupOf);
  const named = Object.keys(block.groups).filter((name) => groups.has(name));
  const names = [...named, ...[...groups.keys()].filter((name) => !named.includes(name))];
  const machine = html`<p>${formatter.say('calls.count', { count: Object.keys(portal.calls).length })} <a href="${OPENAPI_PATH}?lang=${formatter.locale.code}">${formatter.say('calls.openapi')}</a></p>`;
  return html`${trial ? writeTrial(context, block, trial) : null}${machine}${names.map((name) => writeGroup(context, block, name, groups.get(name)!))}`;
}

function writeGroup(
  context: PageContext,
  block: CallsBlock,
  name: string,
  calls: readonly Call[],
): Html {
  const title = block.groups[name]
    ? say(context.formatter.words(block.groups[name]))
    : html`${name}`;
  return html`<section class="call-group"><h2>${title} <small>${calls.length}</small></h2><ul>${calls.map((call) => writeCall(context, block, call))}</ul></section>`;
}

/** Title, address and, opened in place, what it takes. */
function writeCall(context: PageContext, block: CallsBlock, call: Call): Html {
  const { formatter, path } = context;
  const title = formatter.words(call.title);
  const chosen = link(
    formatter,
    `${path}?${block.query}=${encodeURIComponent(call.id)}#trial`,
    html`${formatter.say('calls.try')}<span class="visually-hidden">: ${say(title)}</span>`,
    'class="call-try"',
  );
  const head = html`<span class="call-title">${say(title)}</span> <code>${methodOf(call)}${pathOf(call)}</code>`;
  if (call.params.length === 0) return html`<li>${chosen}<p class="call-head">${head}</p></li>`;
  return html`<li>${chosen}<details><summary class="call-head">${head}</summary>${writeParams(context, call)}</details></li>`;
}

function writeParams(context: PageContext, call: Call): Html {
  const { formatter, portal } = context;
  const rows = call.params.map((param) => {
    const filter = portal.filters[param.filter]!;
    return html`<div><dt><code>${param.name}</code> <small>${notesOf(context, param)}</small></dt><dd>${say(formatter.words(filter.title))}: ${allowedOf(context, call, param, filter)}</dd></div>`;
  });
  const forms = formsOf(call).filter((form) => form !== '');
  return html`<dl class="params">${rows}</dl>${forms.length > 0 ? html`<p class="call-forms">${formatter.say('calls.suffixes')} ${forms.map((form) => html`<code>/${form}</code> `)}</p>` : null}${call.note ? html`<p>${say(formatter.words(call.note))}</p>` : null}`;
}

function notesOf({ formatter }: PageContext, param: Param): string {
  const notes = [
    param.required
      ? formatter.say('calls.required')
      : param.default === null
        ? formatter.say('calls.optional')
        : formatter.say('calls.default', { value: String(param.default) }),
  ];
  return (param.list ? [...notes, formatter.say('calls.repeated')] : notes).join(', ');
}

function allowedOf(context: PageContext, call: Call, param: Param, filter: Filter): Part {
  const { formatter, portal } = context;
  switch (filter.kind) {
    case 'choice':
      return choicesOf(call, param, filter).map(
        (value, i) =>
          html`${i > 0 ? '; ' : null}<code>${value}</code> ${say(formatter.words(filter.options.find((one) => one.value === value)!.title))}`,
      );
    case 'member':
      return formatter.say('calls.code-of', {
        dimension: formatter.plain(portal.model.dimensions[filter.dimension]!.title),
      });
    case 'text':
      return formatter.say('calls.text', { count: filter.max });
    case 'date':
      return formatter.say('calls.date');
    default: {
      const { min, max } = widestBounds(portal.model, filter);
      return `${min}–${max}`;
    }
  }
}

/** The chosen call: a form that works without scripts, the answer's address, lines of code. */
function writeTrial(context: PageContext, block: CallsBlock, trial: Trial): Html {
  const { formatter, path } = context;
  const { call } = trial;
  const title = html`<h2 id="trial" tabindex="-1">${say(formatter.words(call.title))}</h2><p><code>${methodOf(call)}${pathOf(call)}</code></p>`;
  const fields = call.params.map((param) => writeField(context, trial, param));
  const forms = formsOf(call);
  const formField =
    forms.length > 1
      ? html`<label class="field"><span>${formatter.say('calls.form')}</span><select name="${FORM_FIELD}">${forms.map((form) => option(form, form === '' ? formatter.say('calls.plain-form') : form, form === trial.form))}</select></label>`
      : null;
  const open =
    call.method === 'get'
      ? html` <button type="submit" formaction="${TRIAL_PATH}${call.id}">${formatter.say('calls.open')}</button>`
      : null;
  const form = html`<form class="filters call-form" method="get" action="${withPrefix(path, formatter.locale.prefix)}#lines" aria-labelledby="trial"><input type="hidden" name="${block.query}" value="${call.id}">${fields}${formField}<p class="call-buttons"><button type="submit">${formatter.say('calls.show')}</button>${open}</p></form>`;
  return html`<section class="call-trial">${title}${call.note ? html`<p>${say(formatter.words(call.note))}</p>` : null}${form}${trial.problem ? writeProblem(context, trial.problem) : writeLines(context, trial)}</section>`;
}

function writeField(context: PageContext, { call, values }: Trial, param: Param): Html {
  const { formatter, portal } = context;
  const filter = portal.filters[param.filter]!;
  const written = values[param.name] ?? [];
  const label = html`<span>${say(formatter.words(filter.title))} <code>${param.name}</code> <small>${notesOf(context, param)}</small></span>`;
  if (filter.kind === 'choice' && !param.list) {
    const none = param.required ? null : option('', '', written.length === 0);
    const options = choicesOf(call, param, filter).map((value) =>
      option(
        value,
        formatter.plain(filter.options.find((one) => one.value === value)!.title),
        written[0] === value,
      ),
    );
    return html`<label class="field">${label}<select name="${param.name}">${none}${options}</select></label>`;
  }
  const width = filter.kind === 'text' || param.list ? WIDE : 14;
  return html`<label class="field">${label}<input type="text" name="${param.name}" value="${written.join(', ')}" size="${width}" autocomplete="off" spellcheck="false"></label>`;
}

function option(value: string, label: string, selected: boolean): Html {
  return selected
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

/** In words of the page what the API would answer as a problem. */
function writeProblem({ formatter }: PageContext, { code, more }: ApiProblem): Html {
  const { parameter = '', received = '', allowed = [] } = more;
  const words = formatter.say(code === 'missing-parameter' ? 'calls.missing' : 'calls.wrong', {
    parameter,
    received,
  });
  return html`<p class="call-problem" id="lines" role="status">${words}${allowed.length > 0 ? html` ${formatter.say('calls.allowed')} ${allowed.map((one) => html`<code>${one}</code> `)}` : null}</p>`;
}

function writeLines(context: PageContext, trial: Trial): Html {
  const { formatter, portal, origin } = context;
  const question = trial.question!;
  const lines = codeLines(portal, trial, question, origin).map(
    ({ language, code }) => html`<dt>${language}</dt><dd><pre><code>${code}</code></pre></dd>`,
  );
  const address = addressOf(question);
  const answer =
    trial.call.method === 'get'
      ? html`<p>${formatter.say('calls.address')} <a href="${address}"><code>${address}</code></a></p>`
      : html`<p>${formatter.say('calls.post')}</p>`;
  return html`<div id="lines">${answer}<dl class="code-lines">${lines}</dl></div>`;
}

function methodOf(call: Call): string {
  return call.method === 'get' ? '' : 'POST ';
}
