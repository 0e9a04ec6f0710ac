import type { JSX } from 'preact';
import { Explorer } from './Explorer.tsx';
import { Practice } from './Practice.tsx';
import { Problems } from './Problems.tsx';
import type { DeskProps } from './props.ts';
import { SourceForm } from './SourceForm.tsx';
import { useSource } from './use-source.ts';

/** Where the reader's palace is loaded, checked, drawn and tried. */
export function Desk(props: DeskProps): JSX.Element {
  const { words } = props;
  const source = useSource();
  const { read } = source;
  const file = read && read !== 'failed' ? (read.file ?? null) : null;
  return (
    <>
      <SourceForm source={source} words={words} />
      <div role="status">
        {read === 'failed' && <p>{words['failed']}</p>}
        {file && <p class="op-good">{words['good']}</p>}
        {read && read !== 'failed' && read.problems && <Problems problems={read.problems} words={words} />}
      </div>
      {file && <Explorer key={JSON.stringify(file)} file={file} {...props} />}
      {file?.start && <Practice key={`play ${JSON.stringify(file)}`} file={file} {...props} />}
    </>
  );
}
