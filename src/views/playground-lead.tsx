import { Filled } from '../components/ui/filled';
import { Link } from '../components/ui/link';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';

interface PlaygroundLeadProps {
  readonly text: string;
  /** Sentence that leads to a doc: `For details, see {page}.` */
  readonly more: string;
  /** Slug of the doc, in an area of its own: `rest/references/meeting-layout`. */
  readonly doc: string;
  readonly title: string;
}

/** What a playground is for, and where to read more, if the site has that area of the docs. */
export function PlaygroundLead({ text, more, doc, title }: PlaygroundLeadProps) {
  const isOff = siteConfig.off.some((part) => `docs/${doc}`.startsWith(`${part}/`));
  if (isOff) return text;
  return (
    <>
      {text} <Filled text={more} page={<Link href={routes.doc('', doc)}>{title}</Link>} />
    </>
  );
}
