// The text of a patch: lines that go and come told apart by more than their colour.

const LINES = { '+': 'ins', '-': 'del' } as const;

export function PatchText({ text, label }: { readonly text: string; readonly label: string }) {
  if (text === '') return null;
  return (
    <pre className="patch" tabIndex={0} aria-label={label} role="region">
      {text.split('\n').map((line, at) => {
        const Line = /^(?:\+\+\+|---) /.test(line)
          ? 'span'
          : (LINES[line[0] as keyof typeof LINES] ?? 'span');
        // lines have no names, and a patch never changes: another one is another text
        return <Line key={`${at}${line}`}>{`${line}\n`}</Line>;
      })}
    </pre>
  );
}
