import { expect, test } from 'vitest';
import { dictionaries } from './dictionary.ts';

/** Every text of a dictionary with its path: `shell.pages.home` → `Inicio`. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const es = texts(dictionaries.es);
const spanishTexts = new Map(es);
const en = new Map(texts(dictionaries.en));

test('both languages have the same texts', () => {
  expect([...en.keys()]).toEqual(es.map(([path]) => path));
});

test.each(es)('%s has the same placeholders in both languages and is not blank', (path, spanish) => {
  const english = en.get(path) ?? '';
  expect(spanish.trim()).not.toBe('');
  expect(english.trim()).not.toBe('');
  expect(placesOf(english)).toEqual(placesOf(spanish));
});

// The specification fixes these texts. Other tests read them from the dictionary and would not notice a typo.
test.each([
  ['shell.pages.home', 'Inicio', 'Home'],
  ['shell.pages.about', 'Sobre Mí', 'About Me'],
  ['shell.pages.projects', 'Proyectos', 'Projects'],
  ['shell.pages.novel', 'Novela', 'Novel'],
  ['shell.pages.contact', 'Contacto', 'Contact'],
  ['shell.mainNavigation', 'Principal', 'Main'],
  ['shell.footerNavigation', 'Pie de página', 'Footer'],
  ['shell.comingSoon', 'Próximamente', 'Coming Soon'],
  ['shell.openMenu', 'Abrir menú', 'Open menu'],
  ['shell.closeMenu', 'Cerrar menú', 'Close menu'],
  ['shell.switchLanguage', 'Cambiar a {language}', 'Switch to {language}'],
  ['shell.darkTheme', 'Tema oscuro', 'Dark theme'],
  ['shell.social.shop', 'Tienda de impresiones', 'Print shop'],
  ['home.greeting', 'Hola, soy', "Hello, I'm"],
  ['home.changePhoto', 'Cambiar foto', 'Change photo'],
  ['home.contactMe', 'Contáctame', 'Contact Me'],
  ['home.viewProjects', 'Ver Proyectos', 'View Projects'],
  ['home.findMeOn', 'Encuéntrame en', 'Find me on'],
  ['home.technologies', 'Tecnologías', 'Technologies'],
  ['home.pauseAnimations', 'Pausar animaciones', 'Pause animations'],
  ['home.resumeAnimations', 'Reanudar animaciones', 'Resume animations'],
  ['home.featuredProjects', 'Proyectos Destacados', 'Featured Projects'],
  ['home.stores', 'Tiendas', 'Stores'],
  ['home.about', 'Sobre Mí', 'About Me'],
  ['home.newsletter', 'Newsletter', 'Newsletter'],
  ['home.workTogether', '¿Trabajamos juntos?', 'Shall we work together?'],
  ['typing.command', 'npm run dev...', 'npm run dev...'],
  ['typing.working', 'Trabajando', 'Working'],
  ['card.viewProject', 'Ver Proyecto', 'View Project'],
  ['card.viewCode', 'Ver Código', 'View Code'],
  ['card.downloadApk', 'Descargar APK', 'Download APK'],
  ['card.privateCode', 'Código privado', 'Private code'],
  ['card.status.finished', 'Finalizado', 'Completed'],
  ['card.status.in-progress', 'Trabajando', 'In Progress'],
  ['projects.search', 'Buscar proyectos', 'Search projects'],
  ['projects.searchPlaceholder', 'Buscar proyectos...', 'Search projects...'],
  ['projects.categoryNames.all', 'Todos', 'All'],
  ['projects.categoryNames.featured', 'Destacados', 'Featured'],
  ['projects.categoryNames.stores', 'Tiendas', 'Stores'],
  ['projects.categoryNames.2d-3d', '2D / 3D', '2D / 3D'],
  ['projects.categoryNames.photography', 'Fotografía', 'Photography'],
  ['projects.sortNames.recent', 'Más recientes', 'Most Recent'],
  ['projects.sortNames.oldest', 'Más antiguos', 'Oldest'],
  ['projects.count', 'Mostrando {shown} de {total} proyectos', 'Showing {shown} of {total} projects'],
  ['projects.noneFound', 'No se encontraron proyectos', 'No projects found'],
  ['contributions.title', 'Contribuciones', 'Contributions'],
  [
    'contributions.unavailable',
    'No se pudieron cargar los datos de contribuciones',
    'Could not load contribution data',
  ],
  ['novel.tabs.chapters', 'Capítulos', 'Chapters'],
  ['novel.tabs.overview', 'Resumen', 'Overview'],
  ['novel.tabs.synopsis', 'Sinopsis', 'Synopsis'],
  ['novel.tabs.characters', 'Personajes', 'Characters'],
  ['novel.tabs.reviews', 'Reseñas', 'Reviews'],
  ['novel.readSample', 'Leer muestra', 'Read Sample'],
  ['novel.sampleTitle', 'Sinopsis', 'Synopsis'],
  ['novel.buyNovel', 'Comprar novela', 'Buy Novel'],
  ['novel.chapter.downloadPdf', 'Descargar PDF', 'Download PDF'],
  ['novel.player.play', 'Reproducir', 'Play'],
  ['novel.player.pause', 'Pausar', 'Pause'],
  ['novel.player.mute', 'Silenciar', 'Mute'],
  ['novel.player.unmute', 'Activar sonido', 'Unmute'],
  ['novel.player.position', 'Posición', 'Position'],
  ['novel.player.volume', 'Volumen', 'Volume'],
  ['novel.reviews.name', 'Nombre', 'Name'],
  ['novel.reviews.profession', 'Profesión', 'Profession'],
  ['novel.reviews.comment', 'Comentario', 'Comment'],
  ['novel.reviews.rating', 'Valoración', 'Rating'],
  ['novel.reviews.publish', 'Publicar reseña', 'Publish review'],
  ['novel.reviews.defaultProfession', 'Lector', 'Reader'],
  ['novel.reviews.remove', 'Eliminar', 'Delete'],
  ['novel.reviews.cancel', 'Cancelar', 'Cancel'],
  ['novel.reviews.published', '¡Reseña publicada con éxito!', 'Review published successfully!'],
  [
    'novel.reviews.errors.required',
    'Por favor completa todos los campos obligatorios',
    'Please fill in all required fields',
  ],
  [
    'novel.reviews.errors.limit',
    'Has alcanzado el límite de {count} reseñas por día',
    'You have reached the limit of {count} reviews per day',
  ],
  ['novel.reviews.errors.foreign', 'Solo puedes eliminar tus propias reseñas', 'You can only delete your own reviews'],
  ['contact.form.name', 'Nombre', 'Name'],
  ['contact.form.email', 'Correo electrónico', 'Email'],
  ['contact.form.subject', 'Asunto', 'Subject'],
  ['contact.form.message', 'Mensaje', 'Message'],
  ['contact.form.agree', expect.stringMatching(/^Acepto /), expect.stringMatching(/^I agree /)],
  ['contact.form.send', 'Enviar mensaje', 'Send Message'],
  ['contact.form.sending', 'Enviando...', 'Sending...'],
  ['contact.form.sent', '¡Mensaje enviado!', 'Message Sent!'],
  ['contact.form.sendAnother', 'Enviar otro mensaje', 'Send Another Message'],
  ['chat.open', 'Abrir chat', 'Open chat'],
  ['chat.title', 'Asistente', 'Assistant'],
  ['chat.minimize', 'Minimizar', 'Minimize'],
  ['chat.restore', 'Restaurar', 'Restore'],
  ['chat.reset', 'Reiniciar', 'Reset'],
  ['chat.close', 'Cerrar', 'Close'],
  ['chat.placeholder', 'Escribe tu mensaje', 'Type your message'],
  ['chat.send', 'Enviar', 'Send'],
  [
    'chat.error',
    'Lo siento, hubo un error al procesar tu mensaje. Por favor, inténtalo de nuevo.',
    'Sorry, there was an error processing your message. Please try again.',
  ],
])('%s matches the specification', (path, spanish, english) => {
  expect({ es: spanishTexts.get(path), en: en.get(path) }).toEqual({ es: spanish, en: english });
});
