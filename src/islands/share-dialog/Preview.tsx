import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SCROLLS } from './preview/parts.tsx';
import { Terminal } from './preview/terminal.tsx';
import type { Form } from './places.ts';

export interface PreviewProps {
  readonly form: Form;
  readonly text: string;
  readonly title: string;
  /** What happens in the step shown. */
  readonly line: string;
  /** The picture as an address; null until it is drawn. */
  readonly picture: string | null;
  /** The path of the frame. */
  readonly embed: string;
}

/** The post as it will look where it goes. */
export function Preview(props: PreviewProps): JSX.Element {
  const { form, text } = props;
  switch (form) {
    case 'link':
      return <Card {...props} />;
    case 'html':
      return (
        <iframe
          class="sh-frame"
          src={props.embed}
          title={props.title}
          loading="lazy"
          sandbox="allow-scripts"
        />
      );
    case 'bbcode':
    case 'bgg':
      return <Marked key="bbcode" load={bbcode} text={text} />;
    case 'ptt':
      return <Terminal text={text} />;
    case 'txt':
      return (
        <pre class="sh-page" {...SCROLLS}>
          {text}
        </pre>
      );
    default:
      return <Marked key="markdown" load={markdown} text={text} />;
  }
}

/** What becomes of a link on its own. */
const Card = ({ title, line, picture }: PreviewProps): JSX.Element => (
  <div class="sh-card">
    {picture && <img src={picture} alt="" width="1200" height="630" />}
    <p>
      <strong>{title}</strong>
      {line}
    </p>
  </div>
);

type View = ComponentType<{ text: string }>;

const bbcode = (): Promise<View> => import('./preview/bbcode.tsx').then(({ BbCode }) => BbCode);
const markdown = (): Promise<View> => import('./preview/markdown.tsx').then(({ Markdown }) => Markdown);

/** What reads a markup is fetched with the first text in it; without it there is no preview. */
function Marked({ load, text }: { load: () => Promise<View>; text: string }): JSX.Element | null {
  const [View, setView] = useState<View | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setView(() => loaded),
      () => {},
    );
  }, []);
  return View && <View text={text} />;
}
