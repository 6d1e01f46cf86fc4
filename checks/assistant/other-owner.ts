import type { Content } from '#src/content/content.ts';

const both = (es: string, en: string) => ({ es, en });
const same = (text: string) => ({ es: text, en: text });

const priceInSpanish = ['¿Cuánto cuesta un puente?', '¿Cobras por la visita?'];
const priceInEnglish = ['How much is a bridge?', 'Do you charge for the visit?'];
const price = both(
  'La primera visita es gratis; un puente pequeño empieza en 40.000 euros.',
  'The first visit is free; a small bridge starts at 40,000 euros.',
);

/** Another owner altogether, without a novel, photographs or privacy note: a structural engineer. */
export const otherOwner = {
  answers: {},
  site: { url: 'https://engineer.example', offline: false, analytics: null, newsletter: null },
  profile: {
    name: same('Marit de Vries'),
    email: 'marit@engineer.example',
    location: both('Rotterdam, Países Bajos', 'Rotterdam, the Netherlands'),
    timeZone: 'Europe/Amsterdam',
    roles: [both('Ingeniera de estructuras', 'Structural engineer')],
    summary: both('Puentes y cubiertas de madera.', 'Timber bridges and roofs.'),
    intro: both('Calculo puentes peatonales y cubiertas de madera.', 'I calculate footbridges and timber roofs.'),
    about: both(
      'Empecé con maquetas de cartón en el garaje de mi abuelo.\n\n- **Mido dos veces.** Visito el solar antes de dibujar.\n- **Calculo a la vista.** Entrego las hojas de cálculo.',
      'I began with cardboard models in my grandfather’s garage.\n\n- **I measure twice.** I visit the site before drawing.\n- **I calculate in the open.** I hand over the spreadsheets.',
    ),
    aboutSummary: both('Diseño estructuras que se pueden desmontar.', 'I design structures that can be taken apart.'),
    figures: [{ value: '12', label: both('años de oficio', 'years in the trade') }],
    social: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/marit-example' }],
    spokenLanguages: [
      { name: both('Neerlandés', 'Dutch'), level: both('lengua materna', 'native') },
      { name: both('Alemán', 'German'), level: both('avanzado', 'advanced') },
    ],
    availability: {
      state: 'limited',
      text: both('Acepto un encargo por trimestre.', 'I take one commission a quarter.'),
      responseTime: both('Una semana', 'One week'),
    },
  },
  skills: {
    levels: [
      { name: same('Grasshopper'), level: 80 },
      { name: both('Acero', 'Steel'), level: 60 },
    ],
    groups: [{ title: both('Cálculo', 'Calculation'), items: [same('Grasshopper'), same('Karamba3D'), same('Excel')] }],
  },
  experience: [
    {
      title: both('Ingeniera jefa', 'Lead engineer'),
      company: same('Bureau Delta'),
      period: both('2018 – actualidad', '2018 – present'),
      description: both('Puentes peatonales para ayuntamientos.', 'Footbridges for town councils.'),
      highlights: [],
    },
    {
      title: both('Calculista', 'Junior engineer'),
      company: same('Havenwerk'),
      period: same('2013 – 2018'),
      description: both('Muelles y grúas del puerto.', 'Quays and cranes of the port.'),
      highlights: [],
    },
  ],
  education: [
    {
      degree: both('Máster en Ingeniería de Estructuras', 'MSc in Structural Engineering'),
      institution: same('TU Delft'),
      year: same('2013'),
      description: both('Tesis sobre uniones de madera sin metal.', 'Thesis on timber joints without metal.'),
      highlights: [],
    },
  ],
  pursuits: [
    { id: 'rowing', title: both('Remo', 'Rowing'), description: both('Remo en el Rotte.', 'I row on the Rotte.') },
  ],
  technologies: [],
  works: [],
  projects: [
    {
      id: 'heron-bridge',
      title: both('Puente de la Garza', 'Heron Bridge'),
      description: both(
        'Puente peatonal de madera laminada de 41 metros sobre un canal. Se desmonta en dos noches y no lleva pintura.',
        'A 41-metre footbridge in laminated timber over a canal. It can be taken down in two nights and carries no paint.',
      ),
      imageAlt: both('Puente de madera sobre un canal al amanecer.', 'Timber bridge over a canal at dawn.'),
      tags: [both('Puente', 'Bridge'), both('Madera', 'Timber'), same('Grasshopper')],
      demoUrl: 'https://heron.example',
      codeUrl: '#',
      status: 'finished',
      date: '2023-05-04',
      keywords: both('pasarela, peatones, canal', 'walkway, pedestrians, canal'),
    },
    {
      id: 'market-roof',
      title: both('Cubierta del mercado', 'Market Roof'),
      description: both(
        'Cubierta de un mercado de pescado con celosías de alerce. La lluvia se recoge y lava los puestos.',
        'Roof of a fish market with larch trusses. The rain is collected and washes the stalls.',
      ),
      imageAlt: both('Cubierta de madera de un mercado.', 'Timber roof of a market.'),
      tags: [both('Cubierta', 'Roof'), both('Madera', 'Timber'), same('Karamba3D')],
      status: 'in-progress',
      date: '2025-02-11',
    },
    {
      id: 'school-stairs',
      title: both('Escalera del colegio', 'School Stairs'),
      description: both(
        'Escalera de acero para un colegio, con un banco en cada rellano.',
        'Steel stairs for a school, with a bench on every landing.',
      ),
      imageAlt: both('Escalera roja en un patio.', 'Red stairs in a courtyard.'),
      tags: [both('Escalera', 'Stairs'), both('Acero', 'Steel')],
      status: 'finished',
      date: '2021-09-20',
    },
  ],
  faq: [{ questions: { es: priceInSpanish, en: priceInEnglish }, answer: price }],
  ...{ stories: [], notes: [], noteTags: {}, ownPages: [], sections: [] },
} as unknown as Content;
