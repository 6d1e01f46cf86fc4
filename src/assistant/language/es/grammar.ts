import type { Grammar } from '#src/assistant/understand/grammar.ts';

/** The parser's little words in Spanish, folded. */
export const grammar: Grammar = {
  function: `a al algo alguien algun alguna algunas alguno algunos aquel aquella aquello aqui ahi alli asi aun aunque bien cada casi como con
    contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entonces entre era
    eran eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy fue fuera fueron fui ha habia han has hasta hay haya he
    hemos la las le les lo los mas me mi mia mio mis misma mismo mucha muchas mucho muchos muy nada ni ningun ninguna ninguno no nos nosotros o os
    otra otras otro otros para pero poco por porque pues que quien quienes se sea ser si sido sin sino sobre solo somos son soy su sus suya suyo
    tal tambien tampoco tan tanta tanto te ti tiene tienen tienes todo toda todos todas tras tu tus tuya tuyo un una unas uno unos usted ustedes va
    vas vamos voy y ya yo hacia segun dime dame oye hola vale porfa favor puedo puede puedes quiero quieres queria algo hace haces hacer hacen hizo
    hiciste hecho hecha hechos hechas tengo tener haber decir dices dice dicho ver saber sabes sabe cuentame hablame explicame ensename gusta
    gustaria podria podrias consiste consistio consistia pasa pasan paso sirve sale salen salio acaso realmente exactamente mismo propio propia unos tipo llama llamaba llamas mismo ahora`,
  not: 'no sin excepto salvo nunca ni tampoco ningun ninguna ninguno falta faltan',
  instead: 'en_lugar_de en_vez_de aparte_de ademas_de menos_los menos_las',
  clause: 'pero y aunque sino',
  and: 'y e',
  or: 'o u',
  newest: 'ultimo ultima ultimos ultimas reciente* nuevo nueva nuevos novedad* ultimamente',
  oldest: 'primer primero primera antiguo antigua antiguos viejo vieja viejos',
  most: 'mas mayor mejor maximo mejores alto alta fuerte',
  least: 'menos menor peor minimo peores bajo baja flojo floja floje*',
  before: 'antes anterior anteriores previo previos hasta',
  after: 'despues posterior posteriores desde partir',
  earlier: 'antes anterior primero vieja viejo antiguo',
  later: 'despues posterior ultimo nuevo nueva reciente',
  longest: 'largo larga largos dura tarda extenso',
  shortest: 'corto corta breve rapido',
  count: 'cuantos cuantas numero cantidad total',
  last: 'ultimo ultima ultimos',
  first: 'primer primero primera',
  next: 'siguiente proximo proxima despues',
  previous: 'anterior previo antes',
  other: 'otro otra otros otras demas resto',
  back: 'el ella ellos ellas ese esa eso esos esas este esta esto estos estas aquel lo la le su sus mismo cual suyo',
  among: 'ellas ellos esos esas estos estas dos tres ambos ambas cual cuales',
  all: 'todos todas lista listado enumera cuales dime todo',
  which: 'que cual cuales cuantos cuantas alguno alguna algun algo hay',
  yesNo: `es esta estan son hay tiene tienes tienen usa usas sabe sabes puede puedes puedo se habla hablas hace haces hiciste funciona sirve trabaja
    trabajas acepta aceptas conoces conoce manejas maneja has ha guarda guardas lleva llevan sale salen vende vendes sigue vuela eres soy vas va
    tendria podria podrias necesita necesito envia manda graba existe queda incluye cuenta permite vale cobra domina`,
  plural: 'proyectos cuales todos todas webs apps juegos tiendas trabajos ellos ellas algun alguno alguna obras piezas',
  oneOf: 'cual',
  is: 'es era son fue',
  who: 'quien quienes',
  article: 'la el los las',
  naming: 'con en usa usas usar usan quien sabe sabes y maneja manejas',
  within: 'de en del',
  unstressed: 'no se me te le lo la si',
  tens: 'veinti* treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  age: 'edad anos',
  asks: 'que q k cual cuales cuanto cuanta cuantos cuantas como donde quien quienes cuando',
  leads: 'con de a en por para desde se me hasta',
  hero: 'protagonista* prota narrador* principal heroina heroe',
  kin: 'padre madre hijo hija hermano hermana papa familia',
  bad: 'negativa negativas malo mala critica quejo baja peor',
  licence: 'licencia certificado certificados piloto',
  clients: 'encargos negocios pequeños talleres tiendas clientes',
  inspiration: 'libro nacio noches',
  chapter: 'capitulo capitulos cap',
  numbers:
    'un,una,uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 veinte:20',
  ordinals: `primer,primero,primera:1 segundo,segunda:2 tercer,tercero,tercera:3 cuarto,cuarta:4 quinto,quinta:5 sexto,sexta:6 septimo,septima:7
    octavo,octava:8 noveno,novena:9 decimo,decima:10 undecimo:11 duodecimo:12`,
  months: `enero,ene:1 febrero,feb:2 marzo:3 abril,abr:4 mayo:5 junio:6 julio:7 agosto,ago:8 septiembre,setiembre,sept,sep:9 octubre,oct:10
    noviembre,nov:11 diciembre,dic:12`,
  attributes: {
    demo: 'demo demos online probar probarse enlace enlaces',
    code: 'codigo repo repos repositorio* github fuente',
    private: 'privado privada privados cerrado cerrada cerrados oculto',
    package: 'apk descargable descargar descarga bajar android',
    phone: 'app apps movil movil aplicacion aplicaciones telefono',
    finished:
      'terminado terminada terminados terminadas acabado acabados acabada finalizado* completo completos listo listos terminar acabar',
    unfinished: 'curso desarrollo medias pruebas pendiente pendientes progreso marcha inacabad* beta',
    store: 'tienda tiendas comercio ecommerce',
    blocked: 'bloqueado bloqueada bloqueados restringido* candado',
    featured: 'destacado destacados destacada destacadas',
    audio: 'audio audios escuchar oir grabacion locucion mp3',
    pdf: 'pdf pdfs',
    photo: 'foto fotos fotografia fotografias fotografica serie series galeria',
    piece: '3d cartel carteles ilustracion* modelo modelos pieza piezas diseno disenos obra obras',
    chapter: 'capitulo capitulos cap',
    character: 'personaje personajes',
    novel: 'novela libro historia relato',
    level: 'nivel tecnologia lenguaje habilidad domin* punto puntos',
    pages: 'pagina paginas',
    length: 'largo larga duracion dura minutos tarda leer lectura',
    picture: 'fotos fotografias imagenes fotogramas tomas imagen',
    rating: 'nota estrellas puntuacion valoracion',
    project: 'proyecto proyectos web webs trabajo trabajos portfolio catalogo',
    gear: 'equipo material',
    payment: 'pago pagos pagar',
    year: 'ano anos',
    iphone: 'iphone ios ipad apple',
  },
  follow: 'y e entonces pues vale ah ok bueno',
  tongues: { es: 'espanol castellano spanish', en: 'ingles english' },
  openings: 'hola|oye|perdona|buenas|una pregunta|dime',
  described: `lo de {k}|la app de {k}|el de {k}|la web de {k}|el juego de {k}|la de los {k}|lo del {k}|el proyecto de {k}|la {k} de {k}|eso de {k} {k}|la página de {k}
    |el {k}|la que {k} los {k}|la tienda de {k}|las fotos de {k}|la cosa esa de {k}`,
};
