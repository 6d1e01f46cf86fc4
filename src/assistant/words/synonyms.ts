import type { Language } from '#src/i18n/languages.ts';
import { stem } from '../text/stem.ts';

/** Words that mean nearly the same to somebody who is looking for a project; folded, one group a line. */
const groups: Record<Language, string[]> = {
  es: [
    'tiempo clima meteorologia lluvia viento prevision pronostico temperatura meteorologico',
    'zapato zapatos calzado zapatero zapateria suelas reparar arreglar reparacion arreglo',
    'moto motos motocicleta scooter',
    'patinete patinetes scooters bici bicicleta bikes',
    'alquiler alquilar rentar alquilo',
    'sueno suenos sonar soñar dormir pesadillas diario',
    'turismo turista viaje viajar visitar ciudad lugares excursion plan planificar planifica planificador prepara rutas',
    'politica leyes geopolitica gobierno gobernar ley conspiraciones paises',
    'cara caras rostro facial reconocimiento detectan deteccion',
    'dinero criptomonedas cripto bitcoin trading inversion bolsa',
    'arte artista galeria ilustracion dibujo nft',
    'historia historico pasado hechos acontecimientos',
    'voz hablar conversacion chat asistente',
    'urbana ciudad ciudades urbanismo gestion construir',
    'estrellas cielo astronomia astronomica espacio galaxia nebulosa astrofotografia universo luna',
    'dron drones fpv vuelo vuela volar aereo',
    'video videos grabacion grabar rodar filmar',
    'juego juegos videojuego jugar',
    'agencia agencias estudio estudios creativo creativos marca branding',
    'tienda comercio ecommerce',
    'edad anos naciste nacimiento',
    'fabricar fabrica montar monta monto construir soldar suelda sueldo',
    'publicado publicar publicacion',
    'analytics analitica estadisticas medicion visitas rastreo rastrear rastreados',
  ],
  en: [
    'weather climate meteorology rain wind forecast forecasts temperature',
    'shoe shoes cobbler boots soles repair repairs mend fix fixing footwear',
    'motorbike motorbikes motorcycle motorcycles moped bike bikes',
    'scooter scooters',
    'rent rental rents hire renting',
    'dream dreams sleep nightmare journal diary',
    'tourism tourist travel trip visit visiting city town places plan plans planner itinerary tours guided sightseeing',
    'politics political laws law geopolitical geopolitics government rule conspiracies countries',
    'face faces facial recognise recognises recognize recognizes recognition detect detection',
    'money crypto cryptocurrency bitcoin trading investment',
    'art artist gallery illustration drawing nft',
    'history historical past events',
    'voice talk speak conversation chat assistant',
    'city town management urban building',
    'stars sky astronomy astronomical space galaxy nebula astrophotography universe moon',
    'drone drones fpv fly flying flight aerial',
    'video videos footage filming film filmed',
    'game games videogame play gaming',
    'agency agencies studio studios creative brand branding',
    'shop store ecommerce',
    'age old born birth',
    'build builds building assemble solder make',
    'analytics statistics tracking track tracked',
  ],
};

const byStem: Record<Language, Map<string, string[]>> = { es: build('es'), en: build('en') };

function build(language: Language): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const line of groups[language]) {
    const stems = [...new Set(line.split(' ').map((word) => stem(word, language)))];
    for (const each of stems) map.set(each, [...(map.get(each) ?? []), ...stems.filter((other) => other !== each)]);
  }
  return map;
}

/** Stems that mean nearly the same as a stem. */
export function synonymsOf(stemmed: string, language: Language): readonly string[] {
  return byStem[language].get(stemmed) ?? [];
}
