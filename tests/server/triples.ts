// Reads the statements of JSON-LD and RDF/XML; a document that is not well-formed is refused.

/** `subject predicate object`; a thing by its address, a literal in quotes with its language or type. */
export type Triples = ReadonlySet<string>;

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

interface JsonLd {
  readonly '@context': Readonly<Record<string, string>>;
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

type JsonValue = Readonly<Record<'@id' | '@value' | '@language' | '@type', string | undefined>>;

export function triplesOfJsonLd(text: string): Triples {
  const { '@context': spaces, '@graph': graph } = JSON.parse(text) as JsonLd;
  const whole = (term: string) => {
    const [prefix, name] = term.split(':') as [string, string];
    if (!(prefix in spaces)) throw new Error(`${prefix} is not declared`);
    return spaces[prefix] + name;
  };
  return new Set(
    graph.flatMap(({ '@id': id, '@type': type, ...says }) => [
      triple(String(id), `${RDF}type`, whole(String(type))),
      ...Object.entries(says).flatMap(([property, values]) =>
        (values as JsonValue[]).map((value) =>
          triple(
            String(id),
            whole(property),
            value['@id'] ??
              literal(
                value['@value'] ?? '',
                value['@language'],
                value['@type'] && whole(value['@type']),
              ),
          ),
        ),
      ),
    ]),
  );
}

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;

/** Throws where tags do not close each other, or a letter stands where none may. */
export function triplesOfRdfXml(document: string): Triples {
  const xml = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const spaces: Record<string, string> = {};
  const open: string[] = [];
  const found = new Set<string>();
  let subject = '';
  let said: { property: string; text: string; attributes: Record<string, string> } | null = null;
  const whole = (name: string) => {
    const [prefix, local] = name.split(':') as [string, string];
    if (!(prefix in spaces)) throw new Error(`${prefix} is not declared`);
    return spaces[prefix] + local;
  };
  for (let at = 0; at < xml.length;) {
    const text = matchAt(TEXT, xml, at);
    if (text) {
      if (said) said.text += unescape(text[0]);
      else if (text[0].trim() !== '') throw new Error(`text outside: ${text[0]}`);
      at += text[0].length;
      continue;
    }
    const tag = matchAt(TAG, xml, at);
    if (!tag) throw new Error(`no tag at ${xml.slice(at, at + 60)}`);
    at += tag[0].length;
    const [, closing, name = '', written = '', empty] = tag;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another`);
      if (said && open.length === 2) {
        const { property, text: words, attributes } = said;
        found.add(
          triple(
            subject,
            property,
            literal(words, attributes['xml:lang'], attributes['rdf:datatype']),
          ),
        );
        said = null;
      }
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key!,
        unescape(value!),
      ]),
    );
    if (open.length === 0)
      for (const [key, value] of Object.entries(attributes))
        spaces[key.replace(/^xmlns:/, '')] = value;
    else if (open.length === 1) {
      subject = attributes['rdf:about'] ?? '';
      found.add(triple(subject, `${RDF}type`, whole(name)));
    } else if (empty) found.add(triple(subject, whole(name), attributes['rdf:resource'] ?? ''));
    else said = { property: whole(name), text: '', attributes };
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} stay open`);
  return found;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function triple(...parts: [subject: string, predicate: string, object: string]): string {
  return parts.join(' ');
}

function literal(text: string, language: string | undefined, type: string | undefined): string {
  return `"${text}"${language ? `@${language}` : ''}${type ? `^^${type}` : ''}`;
}

function unescape(text: string): string {
  const words: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return text.replaceAll(/&(\w*);?/g, (all, name: string) => {
    const word = words[name];
    if (word === undefined || !all.endsWith(';')) throw new Error(`no entity ${all}`);
    return word;
  });
}
