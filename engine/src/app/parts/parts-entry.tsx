import { createRoot } from 'react-dom/client';
import { PartsPage } from './parts-page.tsx';

const place = document.getElementById('parts');
if (place) createRoot(place).render(<PartsPage />);
