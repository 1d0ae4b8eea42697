// Mistakes of all drafts, file by file: each leads to its field, or to its line where there is no field.

import { useDesk } from './desk.ts';

export function Mistakes() {
  const { words, language, checked, openFile } = useDesk();
  if (checked.mistakes.length === 0) return null;
  return (
    <section id="mistakes" className="mistakes" aria-labelledby="mistakes-title" tabIndex={-1}>
      <h2 id="mistakes-title">
        {words.mistakes} {checked.mistakes.length}
      </h2>
      {[...Map.groupBy(checked.mistakes, ({ file }) => file)].map(([file, mistakes]) => (
        <div key={file}>
          <h3 className="path">{file}</h3>
          <ul>
            {mistakes.map(({ line, col, pointer, severity, said }) => (
              <li key={`${line}:${col}:${pointer}:${said.en}`} className={severity}>
                <button className="file" onClick={() => openFile(file, pointer, line)}>
                  <span>{said[language]}</span>
                  <small>
                    {severity === 'warning' && `${words.warning} · `}
                    {words.line(line)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
