import { Link } from 'wouter';

interface Pursuit {
  id: string;
  title: string;
  description: string;
  link: string | null;
  linkText: string | null;
}

/** What the owner makes besides code, each with its way to see it. */
export function Pursuits({ pursuits }: { pursuits: readonly Pursuit[] }) {
  return (
    <ul className="pursuits">
      {pursuits.map(({ id, title, description, link, linkText }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{description}</p>
          {link && linkText && (
            <p className="no-print">
              {link.startsWith('/') ? (
                <Link href={link} className="text-link">
                  {linkText}
                </Link>
              ) : (
                <a href={link} className="text-link" target="_blank" rel="noopener">
                  {linkText}
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
