// The language server that text editors run, spoken to over its standard streams.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const SERVER = createRequire(import.meta.url).resolve(
  'yaml-language-server/bin/yaml-language-server',
);
/** In the text of a document: where the reader's cursor is. */
const CURSOR = '¦';

/** As the extension of VS Code sets it, where a reader sets nothing. */
const DEFAULTS = { validate: true, hover: true, completion: true, schemaStore: { enable: false } };

/** One running server over a folder; `settings` are those of the text editor for YAML. */
export class LanguageServer {
  private readonly root: string;
  private readonly child;
  private readonly answers = new Map<number, (message: Message) => void>();
  private readonly found = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  private readonly settings: Readonly<Record<string, unknown>>;
  private heard = Buffer.alloc(0);
  private last = 0;
  private stopped = false;

  constructor(root: string, settings: Readonly<Record<string, unknown>> = {}) {
    this.root = root;
    this.settings = { ...DEFAULTS, ...settings };
    this.child = spawn(process.execPath, [SERVER, '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdout.on('data', (bytes: Buffer) => this.hear(bytes));
    // what the server still asked for when it was stopped cannot be written to it any more
    this.child.stdin.on('error', (cause) => {
      if (!this.stopped) throw cause;
    });
  }

  async start(): Promise<this> {
    const rootUri = pathToFileURL(this.root).href;
    await this.ask('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'portal' }],
      capabilities: {
        workspace: { configuration: true },
        textDocument: { hover: { contentFormat: ['markdown'] }, completion: {} },
      },
    });
    this.say('initialized', {});
    return this;
  }

  stop(): void {
    this.stopped = true;
    this.child.kill();
  }

  /** What it says about a text as if it stood in this file. */
  async diagnose(file: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = this.uri(file);
    const found = new Promise<readonly Diagnostic[]>((resolve) => this.found.set(uri, resolve));
    this.open(uri, text);
    return await found;
  }

  /** What it suggests at the cursor: labels. */
  async complete(file: string, marked: string): Promise<string[]> {
    const result = (await this.at('textDocument/completion', file, marked)) as {
      items: { label: string }[];
    };
    return result.items.map(({ label }) => label);
  }

  /** What it explains at the cursor; empty where it has nothing to say. */
  async hover(file: string, marked: string): Promise<string> {
    const result = (await this.at('textDocument/hover', file, marked)) as {
      contents: { value: string };
    } | null;
    return result?.contents.value ?? '';
  }

  private async at(method: string, file: string, marked: string): Promise<unknown> {
    const uri = this.uri(file);
    const [before = '', after = ''] = marked.split(CURSOR);
    this.open(uri, before + after);
    const lines = before.split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    return await this.ask(method, { textDocument: { uri }, position });
  }

  private open(uri: string, text: string): void {
    const languageId = uri.endsWith('.json') ? 'json' : 'yaml';
    this.say('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  }

  /** Another file each time, beside the one named: what is said belongs to one text. */
  private uri(file: string): string {
    this.last += 1;
    return pathToFileURL(`${this.root}/${file.replace(/(\.\w+)$/, `-${this.last}$1`)}`).href;
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.answers.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result),
      );
      this.send({ id, method, params });
    });
  }

  private say(method: string, params: unknown): void {
    this.send({ method, params });
  }

  private send(message: object): void {
    if (this.stopped) return;
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  private hear(bytes: Buffer): void {
    this.heard = Buffer.concat([this.heard, bytes]);
    for (;;) {
      const end = this.heard.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/.exec(this.heard.toString('latin1', 0, end))?.[1],
      );
      if (end < 0 || this.heard.length < end + 4 + length) return;
      const body = this.heard.toString('utf8', end + 4, end + 4 + length);
      this.heard = this.heard.subarray(end + 4 + length);
      this.take(JSON.parse(body) as Message);
    }
  }

  private take({ id, method, params, ...answer }: Message): void {
    if (method === undefined) this.answers.get(id ?? 0)?.(answer);
    else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.found.get(uri)?.(diagnostics);
    } else if (id !== undefined) {
      // the settings, section by section; everything else it asks for is granted
      const items = (params as { items?: { section: string }[] }).items;
      const ofSection = ({ section }: { section: string }) =>
        section === 'yaml' ? this.settings : {};
      this.send({ id, result: items?.map(ofSection) ?? null });
    }
  }
}
