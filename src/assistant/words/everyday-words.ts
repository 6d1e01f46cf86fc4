import type { Language } from '#src/i18n/languages.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Folded words that visitors use around their topic ("show me the projects made with…"). They are not searched for,
 * and a misspelt word is mended to one of them before anything else.
 */
export const fillers: Record<Language, ReadonlySet<string>> = {
  es: list(`
    proyecto proyectos web webs pagina paginas sitio sitios app apps aplicacion aplicaciones trabajo trabajos portfolio portafolio
    programa programas cosita cuentame cuenta contarme hablame habla hablas hablar explicame explica explicar explicarme describe describeme
    dime decir decirme ensename ensena ensenar ensenarme muestra muestras mostrar mostrarme quiero quisiera quieres querria gustaria interesa interesan
    interesado interesada busco buscar buscando saber conocer ver veo mirar puedo puedes puede podria podrias podemos poder hacer hace haces hacen hago
    hecho hecha hechos hechas hizo hiciste haz tener tengo teneis tenga usar usa usas usado usada usan usaste uso utiliza utilizas utilizado utilizan
    utilizaste llama llamaba llamas sirve sirven trata tratar consiste exactamente ejemplo ejemplos tipo tipos clase lista
    listado listar favor gracias bueno buena buenas buenos dias tardes noches necesito informacion info detalle detalles
    existe existen relacionado relacionada relacionados acerca tema temas algun vez ahora recomiendame recomiendas recomienda recomendar recomendarias
    recomendacion sugiere sugieres gusta gustan encanta dar pasar pasame pregunta duda realmente verdad otra nuevo nueva parece
    probar pruebo disponible disponibles creado creada creados crear creaste desarrollado desarrollada desarrollaste desarrollar programado
    programada programaste construido construida realizado realizaste mejor puesto poner persona gente detras poquito principal principales aparecen aparece salga salgan salen menciona mencionan mencione chica chico chicos muchacha subiste subio publicaste lanzaste colgaste rato permite permiten ofreces ofrece ofreceis`),
  en: list(`
    project projects web website websites site sites page pages app apps application applications work works portfolio program programs tell told
    talk talking explain describe show showing want wanted like liked looking look find finding know knowing see seen view make makes made
    making build builds built building create created creating develop developed use uses used using name called call does exactly example
    examples kind kinds type types sort list info information detail details give given need interested interesting
    interest recommend recommends recommendation suggest suggestion please thanks thank question something anything stuff really actually
    available based related regarding concerning ask bit little good nice great best try trying help lets allow allows
    written wrote write main usual usually released release purpose person people behind quick quickly offer offers girl guy lady dude featuring mention mentions mentioning involving libs time times yet already still`),
};

/** Further folded words with a meaning of their own: known to be right, so never mended into something else. */
export const commonWords: Record<Language, ReadonlySet<string>> = {
  es: list(`
    codigo fuente repositorio enlace direccion demo tecnologia tecnologias lenguaje lenguajes herramienta herramientas libreria librerias framework
    tienda tiendas juego juegos foto fotos fotografia fotografias video videos dron drones camara lente ultimo ultima ultimos ultimas
    reciente recientes antiguo antigua antiguos viejo primero primera primer segundo segunda tercero tercera cuarto quinto siguiente anterior nuevos
    terminado terminada terminados acabado acabados finalizado finalizados curso desarrollo bloqueado bloqueados bloqueada privado privados
    experiencia estudios estudiado estudiaste estudiar formacion titulo carrera universidad empresa empresas empleo contacto contactar correo email
    telefono redes sociales habilidades habilidad nivel niveles conocimientos idiomas idioma novela libro capitulo capitulos
    personaje personajes autor autora sinopsis resumen resena resenas comprar compra compro precio precios cuesta coste cobras cobra dinero gana ganar
    disponibilidad contratar contratarte freelance remoto tardas responder contestar encargo encargos presupuesto aficiones vive vives ciudad pais
    edad anos casada casado hijos novio marido mujer familia tiempo clima lluvia manana hoy ayer semana mes fecha hora madrid barcelona espana
    receta cocina comida presidente elecciones politica gobierno futbol partido mundial equipo chiste cancion musica pelicula
    capital francia mundo guerra religion dios amor salud uno dos tres cuatro cinco seis siete ocho nueve diez sexto septimo octavo noveno decimo medico bolsa acciones invertir coche moto casa perro gato deberes matematicas fisica
    suma resta funcion ordenar traduce traducir aleman ingles frances espanol italiano instrucciones reglas sistema clave claves contrasena
    secreto olvida ignora actua finge pirata repite despues antes anteriores version movil android descargar descargo descarga instalar
    compara comparar comparacion diferencia diferencias destacado destacados destacada cuantos total todos estado publicado publicados
    escrito escribe escribio escribeme leer escuchar pdf audio audiolibro gratis arreglar zapatos alquiler alquilar sueno suenos sueno apuntar
    historia arte dinero ciudad planifica turismo trayectoria profesional curriculum boletin privacidad datos cookies usuarios clientes cliente
    recomendarias nadie nunca siempre opinas opinion piensas crees votar votarias mejor peor grande pequeno rapido lento facil dificil
    norma ayuda ayudas ayudame persona humano robot bot inteligencia artificial modelo noche nada feliz triste color favorito gazpacho termina terminar acaba acabar muere morir final asesino estudio terreno lineas parcial campo forma manera regalo restaurante bar musica salud color cielo estrella estrellas mayo junio julio agosto enero febrero marzo abril septiembre octubre noviembre diciembre gratis premio premios orgullosa aprendio aprendiste perfecto genial estupendo guay hobby hobbies ok horario huso zona`),
  en: list(`
    code source repository repo link address demo live technology technologies tech stack language languages tool tools library libraries
    framework frameworks store stores shop shops game games photo photos photography picture pictures video drone drones camera lens latest last
    newest new recent oldest old older newer first second third fourth fifth next previous finished completed done progress ongoing current currently
    working blocked private open closed experience education studied study degree university college company companies job jobs contact email mail
    phone number social media skill skills level levels speak spoken novel book chapter chapters character characters author synopsis
    summary review reviews rating buy price prices cost costs charge rate rates money earn salary availability hire hiring freelance remote
    remotely reply replies answer fast time hobby hobbies live lives city country age old years year children married husband wife family
    weather rain today tomorrow yesterday week month date hour vote election president government politics football match team joke
    song music movie capital france australia world war religion god love health doctor one two three four five six seven eight nine ten sixth seventh eighth ninth tenth stock invest car house dog cat homework
    math maths physics function reverse string sort translate german english french spanish italian instructions rules system prompt key keys
    password secret forget ignore act pretend pirate repeat verbatim above before version mobile android download downloads install
    compare comparison difference different versus featured many total status published read listen audio audiobook pdf free cobbler shoes
    rent rental dream dreams history art planner plan tour travel tourist background professional resume newsletter privacy data cookies users
    clients client opinion think better worse big small fast slow easy hard human robot bot assistant model artificial intelligence
    favorite favourite color recipe pizza bitcoin faces face recognises recognizes scooters politics town visit visiting day hear study terrain lines partial end ends ending die dies killer murderer gift restaurant bar proud award awards sky star stars story stories january february march april may june july august september october november december yo cheers mate`),
};

/** Every word above, for telling the language. */
export const everydayWords: Record<Language, ReadonlySet<string>> = {
  es: new Set([...fillers.es, ...commonWords.es]),
  en: new Set([...fillers.en, ...commonWords.en]),
};
