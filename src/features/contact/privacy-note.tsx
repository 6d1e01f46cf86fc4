import { useEffect, useState } from 'react';

interface PrivacyNoteProps {
  id: string;
  title: string;
  /** Made by the build from the content's Markdown, so it is ours. */
  html: string;
  updated: string;
  updatedText: string;
}

/** The privacy note, folded away until someone opens it or follows a link to it. */
export function PrivacyNote({ id, title, html, updated, updatedText }: PrivacyNoteProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openWhenMeant = () => {
      if (location.hash !== `#${id}`) return;
      setOpen(true);
      document.getElementById(id)?.scrollIntoView();
    };
    // Following the link again, with the address unchanged, opens it too.
    const openWhenFollowed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`a[href="#${id}"]`)) setOpen(true);
    };
    openWhenMeant();
    addEventListener('hashchange', openWhenMeant);
    document.addEventListener('click', openWhenFollowed);
    return () => {
      removeEventListener('hashchange', openWhenMeant);
      document.removeEventListener('click', openWhenFollowed);
    };
  }, [id]);
  return (
    <details id={id} className="privacy-note" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className="prose measure" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="meta">
        <time dateTime={updated}>{updatedText}</time>
      </p>
    </details>
  );
}
