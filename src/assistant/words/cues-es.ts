import type { CuePatterns } from './cue-names.ts';

/** Spanish wordings, folded (no accents, lower case), as alternatives of a regular expression. */
export const spanishCues: CuePatterns = {
  injection:
    '(?:ignora|olvida|desobedece|saltate|omite|haz caso omiso)\\w* (?:\\w+ ){0,4}(?:instruccion\\w*|reglas?|normas?|anterior\\w*|todo|prompt|limites)|(?:imprime|vuelca|muestra|ensena|lista|escupe|dime) todo lo que (?:sabes|tienes|te)|tu (?:base de datos|configuracion|memoria)|instrucciones (?:internas|ocultas|secretas|iniciales|del sistema)|(?:tus|sus|las) (?:instrucciones|reglas)|prompts?|system ?:|jailbreak|sin (?:reglas|restricciones|censura|filtros|limites)|(?:actua|comportate|hazte pasar|responde|habla) como|finge|(?:a partir de|desde) ahora|modo (?:dios|desarrollador|administrador)|administrador|repite .*|di (?:exactamente|que) .+|palabra por palabra|al pie de la letra|(?:encima|antes) de (?:este|esta|mi) (?:mensaje|conversacion|chat|pregunta)|soy (?:alba|(?:la|el|tu) (?:duen\\w+|creador\\w*|administrador\\w*|jef[ea]))|^[^\\p{L}]*(?:borra|elimina|modifica) .+|variables? de entorno|(?:clave|llave|token|contrasena|secreto|credencial)\\w* (?:de|del|secret\\w*|api)(?: \\w+)*|api ?key|contrasenas?|token|eres ahora|ahora eres|sudo|drop table|script',
  task: '(?:^[^\\p{L}]*|puedes |podrias |por favor,? |quiero que |necesito que )(?:me )?(?:escrib(?:e|as|ir)|haz|invent(?:a|es)|compon|program(?:a|es)|dibuj(?:a|es)|cant(?:a|es)) .+|(?:escribeme|redacta|redactame|generame|programame|codificame|componme|dibujame|calcula|calculame|resuelve|resuelveme|traduce|traducir|traduceme|corrigeme|inventate|recitame) .+|(?:arregla|corrige|depura|optimiza|revisa)(?:me)? (?:este|mi|el siguiente|esta|la siguiente) .+|hazme (?!una? (?:web|tienda|pagina|app)).+|como (?:se hace|hago|puedo hacer|se programa|se aprende|aprendo|aprender) .+|poema|chistes?|adivinanza|recetas?|deberes|horoscopo|loteria|cuanto (?:es|son|da) .*\\d.*|\\d+ ?(?:[x*+/^]|por|mas|menos|entre|dividido) ?\\d+|(?:que|como esta el) (?:tiempo|clima|temperatura) (?:hace|hara|hay|habra|hoy|manana).*|tiempo (?:hoy|manana)|va a llover.*|llovera .*|que hora es|que dia es hoy|noticias|capital de|presidente|elecciones|vot(?:ar\\w*|o)|politico|mundial|futbol|champions|(?:que|como) (?:opinas|piensas|crees) (?:de|del|sobre)|(?:opinas|piensas|crees) que .*|bitcoin|invertir|la bolsa|sentido de la vida|existe dios',
  advice:
    '(?:que|cual|donde) .*(?:me compro|compro|deberia comprar|me pongo|como hoy|ceno)|deberia (?:comprar|votar|invertir|casarme|dejar).*|(?:que) .* me compro|(?:mejor|buen|buena|barat[oa]) (?!proyecto|web)\\w+ para .*|para principiantes',
  greeting:
    'hola|buenos dias|buenas tardes|buenas noches|muy buenas|buenas|hey|ey|oye|eo|hay alguien|estas ahi|saludos|que tal|que hay|holi|wenas|buen dia',
  thanks:
    'mil gracias|muchas gracias|muchisimas gracias|gracias|te lo agradezco|muy amable|genial|perfecto|estupendo|de acuerdo|vale|ok|guay',
  praise:
    'chul[oa]s?|bonit[oa]s?|precios[oa]s?|espectacular|impresionante|brutal|molan?|guap[oa]s?|increible|bien hecho|(?:buen[oa]?s?|bonit[oa]s?|gran|que (?:chul|bonit|guap|buen)[oa]) (?:trabajo|web|pagina|sitio|portfolio|curro)|enhorabuena|felicidades|(?:me )?(?:gusta|encanta|mola) (?:mucho |un monton )?(?:la|tu|esta) (?:web|pagina)|(?:tu|la|esta) (?:web|pagina) (?:mola|es (?:genial|preciosa|chula))',
  insult:
    'tonto|tonta|tontos|idiotas?|estupido|estupida|imbecil|imbeciles|mierda|gilipollas|subnormal|inutil|puta|puto|putas|putos|cabron|cabrones|joder|jodete|das asco|basura|callate',
  goodbye: 'adios|hasta luego|hasta pronto|hasta manana|nos vemos|chao|chau|me voy',
  howAreYou: 'como estas|como te va|que tal(?: estas| todo)?|como andas|todo bien',
  identity:
    '(?:quien|que) eres(?: tu)?(?= *[?!.]|$)|eres (?:un |una |el |la )?(?:bot|robot|humano|humana|persona(?: real)?|ia|inteligencia artificial|maquina|asistente|chatgpt|gpt|modelo|alba|real)|(?:chatgpt|gpt-?\\d?|claude|gemini)|como te llamas|(?:hablo|hablando|chateo|chateando|escribo|contestas?|respondes?|contesta|responde|eres|detras)(?= |,).*(?:persona|human[oa]|robot|bot|maquina)|con quien hablo|hablo con|como funcionas|que (?:modelo|ia|llm)(?: (?:de )?(?:ia|lenguaje|inteligencia artificial))? (?:eres|usas|utilizas|hay detras)|(?:usas|eres) (?:algun|un|que) (?:modelo|llm)(?: \\w+)*|quien te (?:ha hecho|hizo|programo|creo)',
  help: 'que (?:cosas )?(?:me )?(?:puedes|sabes) (?:hacer|decir(?:me)?|contar(?:me)?|responder)|que (?:cosas )?(?:puedo|te puedo|se te puede) preguntar(?:te)?|(?:en que|como) (?:me )?(?:puedes|podrias) ayudar(?:me)?|ayuda|ayudame|para que sirves|como funciona (?:esto|este chat)|que preguntas',
  inSpanish: '(?:en|al) (?:espanol|castellano)',
  inEnglish: '(?:en|al) ingles',

  madeWith:
    'con (?:que|ke) (?:esta|estan|se|lo|la|los|las|has|fue|tecnolog\\w*|lenguaje\\w*|herramient\\w*|framework\\w*|librer\\w*|hiciste|programaste|se hizo)(?: \\w+)?|(?:en|con) (?:que|cual) (?:lenguaje|tecnologia|framework|herramienta)s?|que (?:tecnologias?|lenguajes?|herramientas?|librerias?|frameworks?|stack|bibliotecas?) |tecnologias? (?:de|del|que|usad\\w*|utilizad\\w*)|tecnologias?|stack|herramientas?|lenguajes?|librerias?|frameworks?|software|que se (?:uso|utilizo)|como (?:esta|estan|fue|fueron) (?:hech|construid|program|desarrollad)\\w*|de que esta hech\\w*|hecho con|hecha con|programad[oa] (?:en|con)|desarrollad[oa] (?:en|con)|(?:usa|utiliza|lleva|emplea|funciona con)',
  link: 'enlaces?|links?|url|direccion(?: web)?|demos?|donde (?:puedo|se puede|lo|la|esta|podria|juego|pruebo|veo)(?: \\w+)? ?(?:ver|verlo|verla|probar|probarlo|probarla|visitar|encontrar|jugar)?|visitar(?:lo|la)?|entrar|entro|acceder|accedo|abrir(?:lo|la)?|abro|(?:se puede|puedo|podria) (?:ver|probar|jugar|usar|entrar|visitar)(?:lo|la)?|probar(?:lo|la)?|pruebo|jugar(?:lo)?|juego online|esta online|esta en linea|(?:cual es|dame|pasame) (?:la|su) (?:web|pagina)|la web de|que web tiene|dominio',
  code: 'git|codigo(?: fuente)?|repositorios?|repo|github|gitlab|open ?source|codigo abierto|fuentes',
  isFinished:
    '(?:esta|estan) (?:ya |)(?:terminad|acabad|finalizad|list|complet)\\w*|(?:en que|cual es (?:el|su)) estado|estado|sigue en desarrollo|lo has (?:terminado|acabado)|finalizad[oa]|terminad[oa]',
  date: 'cuando(?: lo| la| se| fue| sale| salio| hiciste| has| es| son)*|de cuando(?: es| son)?|(?:que|en que|cual es la) (?:fecha|ano|mes)|fecha|de que ano|hace cuanto',
  blocked:
    'bloquead[oa]s?|por que no (?:puedo|se puede|me deja|funciona|abre|hay demo)(?: \\w+)?|no (?:funciona|abre|se abre|me deja|carga)|borros[oa]',
  android:
    'android|apk|apks|(?:app|aplicacion|version) (?:de|para|del?) (?:el |)(?:movil|telefono|celular)|(?:app|aplicacion) movil|movil|play store|google play|app store|tienda de google|descargar? (?:la |)(?:app|aplicacion)|instalar|descargas?|descargo|descargar(?:la|lo)?|iphone|ios',
  whatIs:
    'que (?:es|son|hace|hacen)|que es eso de|de que (?:va|trata|se trata|van)|en que consiste|para que (?:sirve|es|vale)|(?:habla|cuenta|explica|describe|di)(?:me|nos)?|hablas|explicar(?:me)?|mas (?:sobre|de|informacion|detalles|info)|informacion|info|(?:saber|conocer)(?: mas| algo)?|cuentame|hablame|resumen de',
  capture:
    'camaras?|lentes?|objetivos?|optica|exposicion|iso|apertura|diafragma|telescopio|equipo|tomad[oa]s?|tomaste|sacaste|(?:donde) (?:hiciste|hizo|tomaste|tomo|sacaste|saco|esta hecha|se hizo|se tomo)(?: \\w+)?',
  whereIs:
    'donde (?:esta|queda|se encuentra|cae)(?: eso| ese| esa| situad[oa]| ubicad[oa])?(?= *[?!.]|$)|en que (?:ciudad|pueblo|sitio|lugar) (?:esta|queda)',
  quantity: 'cuant[oa]s?|que cantidad|numero de',
  whyHow: 'por que|quien(?:es)?|como se (?:te )?ocurrio|cuanto tiempo',

  compare:
    'compar\\w*|comparacion|diferencias?|diferencia hay|diferente|frente a|versus|vs|en que se diferencian?|distingue|se parecen|en comun|cual es mejor|cual prefieres',
  which: 'cual(?: es| fue| de los dos)?(?: el| la)? (?:mas|mejor)|cual|cual es mejor|o',
  newest:
    'mas (?:nuev|recient|modern|actual)\\w*|(?:el |la |los |las |tu |tus |su |sus |lo )?ultim[oa]s?|recientes?|novedades|nuev[oa]s?|(?:salio|hiciste|vino|fue|es) (?:despues|mas tarde)',
  oldest:
    'mas (?:antigu|viej)\\w*|primer(?:o|a|os|as)? (?:proyecto|web|trabajo|juego|tienda|foto)\\w*|antigu[oa]s?|tu primer\\w*|primera cosa|empezaste por|el primero que|(?:salio|hiciste|vino|fue|es) (?:antes|primero)',
  count:
    'cuant[oa]s (?:son|hay|tienes|has|proyectos?|webs?|tiendas?|juegos?|usan|estan|tiene|fotos?|piezas?|paginas web)|(?:que )?numero de|en total|(?:cuant[oa]s)',
  all: 'todos (?:los|tus)(?: proyectos)?|todas (?:las|tus)|lista(?:do)?(?: completa)?|enumera|catalogo|(?:que|cuales son (?:los|tus)|muestra(?:me)?|ensena(?:me)?|ver) (?:los |tus |otros |)(?:proyectos|trabajos)(?: (?:tienes|hay|has hecho|ha hecho|existen))?|que (?:has|ha) hecho|que mas (?:hay|tienes)|(?:ver|ensename|muestrame) (?:el |tu |su )?(?:portfolio|portafolio)',
  kinds: '(?:que )?(?:tipos?|clases?|categorias?)(?: de (?:proyectos|trabajos|cosas|webs))?',
  recommend:
    'recom\\w+|suger\\w+|sugier\\w+|por donde empiezo|(?:cual|que) (?:deberia|debo|puedo) (?:ver|mirar|probar)|me (?:gusta|gustan|interesa|interesan|apetece|encanta)n?|busco|algo (?:de|sobre|con|para|relacionado)|sorprendeme|cual te gusta|(?:lo |el |la )?mejor(?:es)?(?: proyectos?| que has hecho)?|favorit[oa]s?|orgullos[oa]|interesante',
  finished:
    '(?:terminad|acabad|finalizad|complet)[oa]s|(?:has|ha|estan ya) (?:terminado|acabado|finalizado)|(?:terminado|acabado)s?(?! (?:esta))',
  inProgress:
    '(?:no (?:esta|estan|has) (?:aun |todavia )?(?:terminad|acabad|finalizad)\\w*)|sin (?:terminar|acabar)|en (?:curso|marcha|desarrollo|proceso|progreso|construccion)|a medias|pendientes?(?! de publicacion)|(?:en que|que) (?:estas|esta) (?:trabajando|haciendo|programando|desarrollando)(?: \\w+)?|trabajando(?: ahora| actualmente)?|inacabad[oa]s?|siguen? en|actualmente|ahora mismo',
  privateCode:
    '(?:codigo|repositorio|repo)s? (?:\\w+ )?(?:privad|cerrad|ocult)[oa]s?|(?:no|sin) (?:\\w+ ){0,3}codigo(?! abierto)|privad[oa]s?',
  openCode:
    '(?:codigo|repositorio|repo)s? (?:\\w+ )?(?:abiert|public|libre|disponible)\\w*|con codigo|open ?source|en github',
  featured: 'destacad[oa]s?|principales|(?:mejores|mas importantes)(?: proyectos)?',
  hot: 'hot|populares?|tendencia|de moda|lo mas visto',
  stores: 'tiendas?|comercios?|tienda online|tiendas? en linea|negocios?',
  photography: 'fotos?|fotografias?|fotografic[oa]s?|astrofotografias?|imagenes',
  threeD:
    '(?:piezas?|trabajos?|obras?|cosas?|modelos?|disenos?|algo)? ?(?:en |de )?(?:2d|3d)(?: (?:y|o|/) (?:3d|2d))?|tres dimensiones',
  thisYear: 'este ano',
  projects:
    'proyectos?|webs?|trabajos?|apps?|aplicaciones|cosas|algo|alguno?s?|algunas?|paginas|los que|cuales|sitios|hecho|hiciste',
  pieces: 'piezas?|obras?|series?|fotos?|fotografias?|carteles',

  owner:
    'quien (?:es (?:el|la) (?:autor|autora|duen\\w+|creador\\w*|desarrollador\\w*|programador\\w*|propietari\\w*)|esta detras|(?:lo |la )?(?:hizo|ha hecho|creo)|ha creado|programo|diseno|desarrollo|firma|te hizo)|presentate|hablame de ti|cuentame (?:algo )?(?:de|sobre) ti|sobre ti|sobre mi|quien es (?:ella|el)|de quien es|biografia|bio|(?:tu|su) vida|autora? de (?:esta|la) (?:web|pagina)',
  occupation:
    'a que te dedicas|a que se dedica|(?:en|de) que trabajas?|que haces en la vida|(?:cual es )?(?:tu|su) (?:profesion|trabajo|oficio|puesto|rol)|que servicios|servicios|que ofreces?|que haces(?= *[?!.]|$)',
  location:
    'de donde (?:eres|es|sois)|donde (?:vives?|estas|resides?|te encuentras|trabajas)(?= *[?!.,]|$)|donde (?:esta|vive|reside|se encuentra)(?: ubicad[oa]| alba| ella| zz|(?= *[?!.]|$))|ubicacion|(?:en|de) que (?:ciudad|pais|provincia)|localizacion|donde esta basad\\w*|(?:eres|es|vives|vive|resides) (?:de|en) \\w+',
  timeZone: 'zona horaria|huso(?: horario)?',
  spoken:
    'idiomas?|que lenguas|hablas? (?:ingles|frances|espanol|aleman|italiano|portugues|chino|catalan|ruso)|(?:sabes?|nivel de) (?:ingles|frances|espanol|aleman|italiano|portugues)|lengua materna|habla (?:ingles|frances|espanol|aleman|italiano|portugues|chino|catalan|ruso)',
  hobbies:
    'aficion\\w*|hobb\\w+|tiempo libre|ratos libres|(?:ademas|aparte|fuera) (?:de|del) (?:programar|codigo|trabajo|la programacion)|que te gusta(?: hacer)?|que mas haces|intereses|facetas?|creativ[oa]s?',
  waysOfWorking:
    '(?:forma|manera|modo|metodo|metodologia) (?:de )?(?:trabajar|trabajo)|como (?:sueles |soleis |suele )?(?:trabajas?|trabajar|trabajais)|proceso de trabajo|tu proceso|metodologia|empez\\w+ (?:a programar|en esto|con esto|en la programacion)|(?:como|por que) (?:empez|se hizo|te hiciste)\\w*|filosofia',
  skills:
    'habilidades?|aptitudes|competencias|conocimientos|puntos fuertes|(?:que|cual\\w*)(?: \\w+){0,2} (?:sabes|dominas|domina|manejas|conoces|conoce|sabe)|niveles?|skills?|capacidades|se te da(?:n)? bien',
  knows:
    '(?:sabes?|conoces?|dominas?|manejas?|controlas?)(?: \\w+)?|(?:que tal|como|como de bien) (?:se te da|te manejas|llevas|andas)|nivel(?: \\w+){0,2}|eres buen[oa]|se le da|puedes (?:usar|programar)|experiencia (?:\\w+ )?(?:con|en)|que porcentaje',
  best: '(?:mejor|mas fuerte|punto fuerte|mas alta|mas alto|principal) (?:habilidad|nivel|tecnologia)?|(?:en que|que) (?:eres|es) (?:mejor|experta?)|se te da mejor|especialidad|mas dominas|que mejor',
  worst:
    '(?:peor|menor|mas (?:bajo|baja|floja|flojo|debil)) ?(?:habilidad|nivel)?|se te da peor|punto debil|puntos debiles|debilidad\\w*',
  technologies: 'tecnologias?|lenguajes?(?: de programacion)?|herramientas?|frameworks?|stack|librerias?|programacion',
  experience:
    'experiencia|(?:donde|en que empresas?|con quien|en que sitios?) (?:has|ha) trabajado|trayectoria|curriculum|cv|vida laboral|empleos?|trabajos? anteriores|puestos?|historial laboral|empresas?|profesional(?:es)?|agencias?',
  years:
    'cuantos anos (?:de experiencia|llevas|lleva)|anos de experiencia|cuanto (?:tiempo )?llevas?(?: \\w+)*|desde cuando (?:programas|trabajas)|cuanta experiencia',
  since:
    'desde (?:cuando|que ano|hace cuanto)|cuanto (?:tiempo )?(?:hace|lleva\\w*)|en que ano (?:empez\\w+|comenz\\w+)|cuando (?:empez\\w+|comenz\\w+) a',
  education:
    'donde (?:aprendi\\w+|se formo)|(?:que|donde) (?:has )?(?:estudi\\w+)|estudios|estudi(?:ado|aste|o)|formacion|educacion|titul(?:o|os|acion|aciones)|carrera|universidad|instituto|certificad\\w*|licencia|carnet|(?<!en )cursos?|grado|academic\\w*|titulad[oa]|diploma\\w*',
  contact:
    'contact\\w*|(?:escribir|hablar|comunicar)(?:te|le|me|nos|se)?(?: (?:contigo|con (?:ella|alba|el|vosotros)))?|escribirte|escribo|ponerme en|mandar(?:te|le)? (?:un )?(?:mensaje|correo|email|mail)|enviar(?:te|le)?|mensaje|te localizo|hablar contigo',
  email: 'correos?(?: electronico)?|e-?mails?|mail|gmail',
  social:
    'redes(?: sociales)?|linkedin|twitter|instagram|insta|perfil(?:es)?|te sigo|seguirte|seguir(?:te|la)?|tu github|su github|facebook|tiktok|youtube|(?:en|tienes|tiene) (?:x|github)|cuenta de (?:x|github)',
  availability:
    'disponible(?:s)? para|disponib\\w+|contrat\\w+|freelance|autonom[oa]|(?:aceptas?|coges?|admites?|haces) (?:encargos?|proyectos?|trabajos?|clientes)(?: nuevos)?|encargos?|encargar(?:te|le)?|(?:en|a) (?:remoto|distancia)|remoto|teletrabajo|presencial|trabajar (?:contigo|con alba|juntos|conmigo)|(?:hacer(?:me)?|programarme|crearme|desarrollarme|hazme|haces|hacerle|harias|hariais) (?:una? )?(?:web|tienda|pagina|app)s?|trabajas? (?:con|para|fuera|solo|desde)|que deberia contratar|necesito una? (?:web|tienda|pagina|app|foto\\w*)|buscas trabajo|libre para|colaborar|(?:puedes|podrias|podeis|haces) (?:grabar|filmar|rodar|fotografiar|volar)\\w*(?: .*)?|(?:cog\\w+|acept\\w+|busc\\w+) (?:trabajo|encargos|curro)(?: nuevos?)?|trabajo nuevo|(?:puedes?|podrias?|podeis) (?:hacer|grabar|filmar|fotografiar|disenar|redisenar|sacar)\\w* .*(?:mis?|nuestr[oa]s?) .*|(?:jornada|tiempo) (?:completa|completo|parcial)|abiert[oa] a \\w+|haces (?:bodas|eventos|reportajes)',
  responseTime:
    '(?:cuanto|cuando|en cuanto tiempo) (?:tardas?|tardaras?|tarda|me )?(?:en )?(?:contest|respond|respuest)\\w*.*|tiempo de respuesta|plazo de respuesta|cuanto tardas?(?: en (?:contestar|responder).*)?|(?:respond|contest)\\w+ (?:\\w+ ){0,3}(?:rapido|pronto|dia|dias|hora|horas|semana|manana|hoy|finde|fin de semana|urgente)',
  shop: '(?:tienda de (?:impresiones|fotos|laminas))|impresiones|laminas|(?:compr\\w*|vend\\w+|venta de) .*(?:fotos?|posters?|carteles|imagenes|impres[oa]s|fotografias?|laminas?|impresiones|copias|cuadros)',
  newsletter: 'newsletter|boletin|suscri\\w+|cuaderno de noche',
  privacy:
    'privacidad|analytics|analitica|publicidad|anuncios|cookies?|(?:sabe|sabes|sabeis|saben) (?:\\w+ ){0,3}(?:de|sobre) mi|(?:mis|los|guardas?|que) datos(?! de (?:contacto|toma))|(?:donde|adonde|quien|que pasa) .*(?:este chat|mi chat|mis mensajes|esta conversacion|la conversacion)|formulario .*(?:llega|envia|manda|guarda|funciona|simulad)\\w*|(?:llega|envia|manda|guarda|funciona)\\w* .*formulario|datos personales|rgpd|gdpr|rastre\\w*|proteccion de datos|(?:guardas?|almacena\\w*|se guarda) (?:lo que|esta|la|mi) .*|estadisticas de visitas|direccion ip',
  siteFeature:
    '(?:sin|no hay) (?:conexion|internet|cobertura|red)|offline|(?:modo|tema) (?:oscuro|claro|noche|nocturno)',
  thisSite:
    '(?:esta|tu|la propia) (?:misma )?(?:web|pagina|sitio)(?: web)?|este (?:sitio|portfolio|portafolio)(?: web)?|la (?:web|pagina)(?= *[?!.]|$)',
  unpublished:
    'cuantos anos (?:tienes|tiene|cumple)(?: \\w+)?|edad|cumpleanos|nacio|naciste|(?:esta|estas) (?:casad|solter)[oa](?: \\w+)?|(?:tiene|tienes) (?:novi[oa]|hij[oa]s|pareja|marido|mujer|familia|perro|gato|mascota)|novio|marido|hijos|pareja|casada|soltera|(?:cuanto|que) (?:me |te |nos |se |le )?(?:cobra\\w*|cuesta|cuestan|vale|valdria|costaria|costo|dinero|ganas?|factura\\w*)(?: .*)?|gratis|gratuit[oa]s?|premios?|precios?|tarifas?|presupuestos?|salario|cobras|cobrais|telefono|whatsapp|movil de alba|numero de (?:telefono|movil)|direccion postal|domicilio|religion|(?:es|eres) (?:un |una )?(?:hombre|mujer|chico|chica)|hombre o mujer|sexo|pronombres?|a quien vota|dni|apellido de|clientes? (?:tienes|famos\\w+)',

  novel: 'audiolibros?|novelas?|libros?|(?:tu|la|su) historia|obra literaria|relato|ficcion',
  chapters: 'capitulos?|caps?|entregas?',
  characters:
    'personajes?|protagonistas?|narradora?|narra\\w*|villan[oa]s?|antagonistas?|(?:el|la) mal[oa]|heroe|heroina',
  synopsis: 'sinopsis|argumento|trama|resumen|de que (?:va|trata)|overview',
  setting:
    'ambientad[oa]|(?:donde|cuando) (?:pasa|transcurre|ocurre|se desarrolla|sucede|tiene lugar)|(?:en|de) que (?:ano|epoca|siglo|lugar|ciudad|sitio|pais)',
  author: 'quien (?:la |lo )?(?:escrib\\w+|ha escrito)|autora?|de quien es',
  pages: 'paginas|larg[oa] es|extension|como de larg\\w+',
  genre: 'generos?|(?:que )?tipo de (?:novela|libro)',
  reviews: 'opina\\w*|lectores|resenas?|criticas?|opiniones|valoracion(?:es)?|puntuacion|nota',
  buy: 'compr\\w+|vend\\w+|(?:donde|cuando) (?:sale|se publica|estara)|a la venta|adquirir|cuesta|precio|amazon|publica(?:da|do|cion|r)',
  listen: 'escuchar|audios?|audiolibro|voz|podcast|narrad[oa]',
  read: 'leer(?:la|lo)?|leo|pdf|descargar?|muestra|disponible|donde esta',
  nextChapter: '(?:cuando|que dia) (?:sale|se publica|estara|publicas).*|proximo|siguiente|nuevo capitulo',
  lastChapter: 'ultimo (?:capitulo|publicado)|capitulo mas reciente|por donde va',
  wholeBook: '(?:novela|libro|obra) (?:enter|complet)[oa]|version completa',
  title: 'titula|titulo|se llama|nombre',
  howMany: 'cuant[oa]s',

  it: '(?:ese|este|esa|esta|el|la|lo|dicho) (?:proyecto|web|juego|app|pagina|tienda|bot)|(?:ver|probar|usar|abrir|visitar|descargar|jugar|comprar|leer|hiciste|hizo|terminaste)(?:l[oa])|lo (?:hiciste|has|hizo|terminaste|puedo)|la (?:hiciste|has|hizo|puedo)|ese|este|eso|esto|esa|de el|de ella|su',
  they: 'ellos|ellas|esos|esas|estos|estas|ambos|los dos|las dos|todos ellos|estan|tienen|son',
  and: 'y|e|que hay de|que tal|tambien|entonces|pero',
  more: '(?:dime|cuentame|sabes|hay|algo)? ?mas(?: (?:sobre|de|informacion|detalles|cosas))?|amplia|sigue|continua|detalles',
};
