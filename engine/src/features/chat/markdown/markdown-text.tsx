import { memo } from 'react';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

/** Renders a message's Markdown as elements, never as raw HTML. Blocks are append-only, so the index is a safe key. */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return (
    <>
      {parseMarkdown(text).map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
    </>
  );
});

function BlockPart({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines parts={block.children} />
      </p>
    );
  }
  if (block.kind === 'code') {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Inlines parts={item} />
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.kind === 'bold') {
    return (
      <strong>
        <Inlines parts={part.children} />
      </strong>
    );
  }
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'link') {
    return (
      <TextLink href={part.href} target="_blank" rel="noopener nofollow ugc">
        {part.text}
      </TextLink>
    );
  }
  return part.text;
}
