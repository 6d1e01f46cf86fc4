interface TimelineEntry {
  title: string;
  /** Company or institution. */
  place: string;
  url: string | null;
  period: string;
  description: string;
}

/** Stations of work or study, newest first, along a line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map(({ title, place, url, period, description }) => (
        <li key={`${title} ${period}`}>
          <p className="timeline-period meta">{period}</p>
          <div className="timeline-body">
            <h3>{title}</h3>
            <p className="timeline-place">
              {url ? (
                <a href={url} className="text-link" target="_blank" rel="noopener">
                  {place}
                </a>
              ) : (
                place
              )}
            </p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
