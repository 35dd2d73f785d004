import { wordsOf } from './terms.ts';

/** Words that tell no fact from another. A phrase that has one other word at most is looked for with all its words. */
export const noise = {
  'en-US': new Set(
    wordsOf(
      `a about actually all allow allowed allowing allows also am an and any anything are as at became be been being bring
      bringing brought by can come coming could did do does doing down else even every ever for from get getting go
      going gonna good got guys had has have having he hello help her here hey hi him his how i ill if im in info
      information into is it its ive just know let like ll looking lot many may me might mine more much must my need
      needed needs new of off ok okay old on one only or other others our ours out own people person permitted place please
      possible range really s say see she shoot shooter shooters shooting should so some someone something still take
      taking tell than thanks that the their them then there theres these they thing things this those to too two try
      u up ur us use used using very via visit w wanna want wants was way we wear wearing well were what whats when
      where wheres which who whos whose why wife will with would january february march april june july august
      september october november december y ya yall yes yep yeah nah na nope welcome yesterday you your yours yourself buddy
      husband friend friends boyfriend girlfriend`,
    ),
  ),
  es: new Set(
    wordsOf(
      `a al algo algun alguna asi cada como con cual cuales de del desde donde el ella ellos en entre es esa ese esta
      estan estas este esto estoy favor hacer hacia hay he i ir la las le les eso esos esas estos ese aquel aquello lo los mas me mi mis muy nos nosotros
      nuestro o os para pero poder podemos por porque puede pueden puedo q k ke pa xq pq porq tmb tmbn tambn cmo komo
      dnd xfa pls porfa porfis d x que quiero quisiera se ser si sobre somos son su sus tambien te tener tengo ti
      tiene tienen tienes tirar tiro todo tu un una unas uno unos usar uso usted ustedes va vamos van voy y ya yo
      disparar propia propias propio propios necesita necesitamos necesito ocupo ocupamos llevar llevo traer traigo lleva trae
      llevamos traemos llevarme enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
      diciembre amigo amigos esposo esposa ayer cumplido cumplidos poligono vos bienvenido bienvenida bienvenidos`,
    ),
  ),
} as const;

/** Words that, where no fact explains them, say nothing of another thing: "is the road ok in winter, twice a month". */
export const light = {
  'en-US': new Set(
    wordsOf(
      `able access add adult advance affect after again ago ahead almost alone already alright always answer ask
      asking avoid back bad because become before begin behind better between big bit both busy but buy call care case
      cause certain change check choose clear close common complete confirm correct cost count couple day deal default
      dept depend detail difference diffrence different difficult done drive during each early easier easy either end
      enough enter equal etc everybody everyone exact example except explain extra far fast feel few field fill final
      find fine finish first fit follow free full fun game general give given goes gone went great grown guess half hand
      handle hang happen hard hear held high hold hope hour house idea important include inside instead interested
      issue item itself job keep kid kind last late later learn least leave left length less level limit line list
      little live local long longer low main make man mandatory matter max maybe mean men mention mid min mind minimum
      minute miss moment month morning most move multiple near nearby never next nice normal note nothing number
      obligatory often oh older onto open option optional order original ourselves outside over overall paid part
      party past pay paying per personal pick pickup plan plus policy present problem process proper provided public
      put question quick quiet quite rather rd read ready real realistic reason recommended regular relative required
      requirement rest right round run running safe said same season second seem send separate serious session set
      several short show sign similar simple since single site sit size sized slow small sometime soon sort special
      specific spend spot stand start state stay step stop stuff suggest supposed sure table taken team ten think
      though through ticket till time title together ton top total touch tried trigger trip true trying turn type
      typical under understand unless until updated valid value version wait walk watch week weekend whatever whenever
      while whole winter summer spring fall wish within without wondering word work world worry worth write wrong year
      yet young younger legal legally illegal dad mom brother sister uncle cousin group boys girls across name procedure firing closest
      nearest three four five six seven eight nine twelve twenty pass pdf club facility asap lol haha sir maam dude
      bro folks pls plz thx ty no not cannot accident accessible accommodate acceptable age aide amount angle anybody
      anyway apply appropriate arm arrive asked attend average awesome aware basic beer bench boss box breath brief
      build built bunch caregiver carpool casual chamber chest chill choice church clarify clothes combine comfortable
      company compare concern confused consider cover crew critter curious daily damage deer doable dove duck email
      encourage enforce entire everything excited expect eye face fancy fault figure finger fix flat focus food foot
      forever forgot form front gear gentle glad grade grandkids greet ground guest happy heavy herself hike hit hog
      huge hurry impaired improve increase inch individual injury inform initial instance intend introduce invite
      involved joke jump kick knew known lady land lane large latter laid lead leg lefty light load loan loud lucky
      machine manage manner mark mate math maximum meet member mess midweek mix model moving mount pattern multi
      muscle myself native nervous newbie newcomer nobody noisy none notice now office online operate orientation
      otherwise outdoors outing outright owner pace pain paint paper parked particular partner patient pause perfect
      perhaps permission phone picky picture pig pile pop position post practice prefer prepare pretty previous print
      prior progress promise prove pull push quarter quote raise random rate rated reach refer regard remain remember
      remind request respond return roll rough routine row rush save sense serve share sharp shoulder shout shown sick
      sitting skill slot smell sofa somewhere son space spouse squad stall standard stock story straight stress strict
      strong student style sudden suitable support surprise suv switch tail tall teach teens term test texts tired toe
      tool torso tough track truck trust turkey twice ugly unable unload unsure unusual upcoming upset usage usual van
      vehicle verify veteran visitor wall weak weather weekday weird wheelchair whether wide window witness woman
      women worst yard yikes yup zone printable`,
    ),
  ),
  es: new Set(
    wordsOf(
      `abajo abierta abiertas abierto abiertos acabo acaso ademas adentro adulto afuera ahora ahi ahorita algunos alla alli alto alguien anda ando antes
      aparte apenas aqui arriba atras aun aunque bajo bastante bien buen buena bueno caso casi cerca cerrada cerrado
      chico cierto clase claro cosa creo cuenta cuidado da dan dar datos debe deben debemos deberia decir deja dejan
      dejar deje dejo dejaron demas dentro derecho despues dia dice dicen diferencia digo doy duda edad ejemplo eran
      eres entonces entrar entro entra entran enviar era estaba estado estamos estara existe extra facil falta familia
      fin forma fue fuera funciona general gente gracias gran grande grupo gusta gustaria ha haber habla hablar habra hace hacen
      hacemos hago han hasta haya hecho hicieron hizo hola hoy importa importante incluye informacion intento ido
      igual jefe junto lado largo listo llama llamar llega lleno lugar luego mal manda mandar manera mayor mejor menor
      menos mes meses mia mientras minimo minuto mio mismo misma momento mucha mucho nadie ni ninguno nomas normal
      nueva nuevo nunca obligatorio obligatoria oiga ok otra otro pasa pasado pasan pasar pase pequeno perdon permiten
      permitido persona pido pienso poco poner pongo porfavor posible pregunta primera primero problema pronto pues
      puse querer queremos quien quieren quita rapido real regla resto saber sabe saben sale salir sea sean segun
      segunda segundo seguro sera seria serio servir siempre siguiente sin sitio sola solo tal talla tampoco tanto
      tarda tema tenemos tenia tenga terminar tiempo tipo toda todavia total traje tuve tuyo ultimo ultima vale varias
      varios veces ven venir ver verano verdad vez vengo vienen viene vivo hermano hermana soy pdf linea nombre dos
      tres cuatro cinco seis siete ocho nueve diez quedo queda quedan quedar gratis viendo papa mama no cuando durante
      cabeza esperar regresar empezar conseguir volver devolver subir bajar perder encontrar mostrar contar cambiar
      ayudar anaranjada naranja color guia auto carro troca camioneta coche rato ruta obligan exigen apoyo informes
      acerca respecto chamacos oficina fila venado conejo paloma jabali temporada adulta mayoria marido compadre cuate
      vecino jefa suegro suegra cunado cunada abuelo abuela primo prima tio tia ruido fuerte grave lejos despacio
      recomiendan conviene necesario exacto correcto distinto parecido alcanza sobra cualquier quiera dondequiera
      vuelta pais condado legal ilegal invierno semana tarde noche manana ano hora mujer hombre novia novio`,
    ),
  ),
} as const;
