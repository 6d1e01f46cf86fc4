import type { Language } from '#src/i18n/languages.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that carry grammar, not topic, folded. They tell the language and are never searched for. */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  es: list(`
    a al algo alguien algun alguna algunas alguno algunos ante aquel aquella aquello aqui ahi alli asi aun aunque bajo bien cada casi como con
    contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde dos e el ella ellas
    ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy
    esta fue fuera fueron fui ha habia han has hasta hay haya he hemos la las le les lo los mas me mi mia mio mis misma mismo mucha muchas
    mucho muchos muy nada ni ningun ninguna ninguno no nos nosotros nuestra nuestro o os otra otras otro otros para pero
    poco por porque pues que quien quienes se sea ser si sido sin sino sobre solo somos son soy su sus suya suyo tal
    tambien tampoco tan tanta tanto te ti tiene tienen tienes todo toda todos todas tras tu tus tuya tuyo tuyos tuyas un una unas uno unos usted
    ustedes va vas vamos voy y ya yo hacia segun ello aquellos dicho dicha hola vale oye pues era sera seria seran
    muestrame dime dame porfa porfavor contigo conmigo`),
  en: list(`
    a about after all also am an and any anything are aren as at be been before being but by can could couldn d did didn
    do does doesn doing don each else ever every few for from get had has hasn have haven having he her here hers him
    his how i if in into is isn it its just let ll lot m me more most much my no nor not now of off on one ones only or
    other our out over own re s same shall she should so some something such t than that the their them then there these
    they this those through to too up us ve very was wasn we were what when where which while who whom whose why will
    with won would yes you your yours yourself im whats hes shes ill thing things please okay ok well like such us hi hello`),
};
