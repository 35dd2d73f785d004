import { wordsOf } from './terms.ts';

/** Words that tell no fact from another. A phrase that has one other word at most is looked for with all its words. */
export const noise = {
  'en-US': new Set(
    wordsOf(
      `a about actually all allow allowed allowing allows also am an and any anything are as at be been being bring
      bringing brought by can come coming could did do does doing down else even every ever for from get getting go going
      gonna good got guys had has have having he hello help her here hey hi him his how i ill if im in info information
      into is it its ive just know let like ll looking lot many may me might mine more much must my need needed needs new
      of off ok okay old on one only or other our out own people person permitted place please possible range really
      s say see shoot shooter shooters shooting should so some someone something still take taking tell than thanks that
      the their them then there theres these they thing things this those to too two try u up ur us use used using very
      via visit w wanna want wants was way we wear wearing well were what whats when where wheres which who whos whose why
      wife will with would january february march april june july august september october november december y ya yall yes yep yeah nah nope yesterday you your yours yourself buddy husband friend friends boyfriend girlfriend`,
    ),
  ),
  es: new Set(
    wordsOf(
      `a al algo algun alguna asi cada como con cual cuales de del desde donde el ella ellos en entre es esa ese
      esta estan estas este esto estoy favor hacer hacia hay he i ir la las le les lo los mas me mi mis muy nos nosotros
      nuestro o os para pero poder podemos por porque puede pueden puedo q k ke pa xq pq porq tmb tmbn tambn cmo komo dnd xfa pls porfa porfis d x que quiero quisiera se ser si sobre somos
      son su sus tambien te tener tengo ti tiene tienen tienes tirar tiro todo tu un una unas uno unos usar uso usted
      ustedes va vamos van voy y ya yo disparar propia propias propio propios necesita necesitamos necesito llevar llevo
      traer traigo lleva trae llevamos traemos llevarme enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre amigo amigos esposo esposa ayer cumplido cumplidos poligono vos`,
    ),
  ),
} as const;

/** Words that, where no fact explains them, say nothing of another thing: "is the road ok in winter, twice a month". */
export const light = {
  'en-US': new Set(
    wordsOf(
      `able access actually add adult advance affect after again ago ahead almost alone already alright always answer ask asking
      avoid back bad bad basically because become before begin behind being better between big bit both busy but buy call care
      case cause certain change check choose clear close come comes common complete confirm correct cost count couple
      currently day days deal default dept depend detail difference diffrence different difficult done drive during each
      early easier easy either else end enough enter equal etc every everybody everyone exact example except explain extra
      far fast feel few field fill final find fine finish first fit follow for free friendly full fun game general
      gets getting gets give given go goes gone great grown guess guy half hand handle hang happen happened happening hard hear
      held hello high hold hope hour house husbands idea if important include including inside instead interested issue item
      itself job just keep kid kind last late later learn least leave left length less level limit line list little live
      local long longer look lot low main make man mandatory many matter max maybe mean meaning men mention mid min mind
      minimum minute minutes miss missing moment month months morning most mostly move multiple near nearby never next
      nice normal normally note nothing number obligatory often oh older onto open option optional order original
      ourselves outside over overall own paid part parts party past pay paying people per person personal pick pickup
      place plan plus policy present probably problem problems process proper provided public put question questions quick
      quickly quiet quite rather rd read ready real realistic reason recently recommended regular relative required
      requirement rest right round run running safe said same season second seem seems send separate serious session set
      several short show sign signed similar simple since single site sit size sizes sized slow small sometime sometimes
      soon sort special specific spend spot stand start started starting state stay step stop stuff suggest supposed sure
      table taken taking team tell ten there thing think though through ticket till time times title together ton top
      total touch tried trigger trip true trying turn turns type types typical under understand unless until updated
      usually valid value version wait walk wants watch week weeks weekend weekends whatever whenever while whole
      winter summer spring fall wish within without wondering word words work working works world worry worth would write
      wrong year years yet young younger dad mom brother sister uncle cousin family couple group adults kids boys girls
      sized uses hows across name names procedure procedures firing line lines closest nearest one two three four five six seven eight nine twelve twenty pass passes pdf club facility left asap lol haha sir maam dude bro folks team pls plz thx ty gonna no not cannot
      accident accessible accommodate acceptable age aide amount angle anybody anyway apply appropriate arm arrive asked attend
      average awesome aware basic beer bench boss box boyfriend breath brief bringing build built bunch caregiver carpool
      casual chamber chest chill choice church clarify clothes combine comfortable company compare concern concerned confused
      confusing consider cover covered covers crew critter curious daily damage deer doable dove duck easily elderly
      email encourage enforce entire especially everything exactly excited expect expected explained eye face fancy fault figure
      filled finger fix flat focus food foot forever forgot form front gear gentle glad grade grandkids greet ground guest
      hands happy heavy herself hike hit hog huge hurry immediately impaired improve increase inch individual injury inform
      initial instance intend introduce invite involved joke jump kick kinds knew known lady land lane large lately latter
      laid lead leg legally legs lefty light limited load loads loaded loan loud lucky machine main manage manner mark mate
      math maximum meet member mess midweek mix model moving mount mounted mounting pattern patterning multi muscle myself native nervous newbie
      newcomer nobody noisy none nope notice now office ones online operate orientation otherwise outdoors outing outright
      own owner owners pace pain paint paper parked particular partner patient pause per perfect perhaps permission phone picky
      picture pig pile pop position post practice prefer preferred prepare pretty previous print prior probably progress
      promise prove pull push quarter quarterly quit quote raise random rate rated reach recommend refer regard remain
      remember remind request respond return roll rough routine row rush safely save sense serve several
      share sharp shoulder shout shown sick similarly sit sitting skill slot smell sofa somewhere son space specifically
      spouse squad stall standard standing stock story straight stress strict strong student style sudden suitable supply
      support surprise suv switch tail tall teach teens term terms test texts thinking tired toe tool torso touch tough
      track truck trust turkey twice ugly unable unload unsure unusual upcoming upset usage usual van vehicle verify veteran
      visitor visitors wait waiting walk wall weak weather weekday weird wheelchair whether who wide window witness
      woman women wonder worst yard yeah yep yikes yup zone`,
    ),
  ),
  es: new Set(
    wordsOf(
      `abajo acabo acaso ademas adentro adulto adultos afuera ahora ahi ahorita algunas algunos alla alli alto alguien
      anda ando antes aparte apenas aqui arriba atras aun aunque bajo bastante bien buen buena buenas bueno buenos cada
      caso casi cerca cerrada cerrado chico cierto clase claro cosa cosas creo cuenta cuidado da dan dar datos debe deben
      debemos deberia decir deja dejan dejar deje dejo dejaron demas dentro derecho despues dia dias dice dicen diferencia
      digo doy duda edad ejemplo eran eres entonces entrar entro entra entran enviar era estaba estado estamos estara
      este estos existe extra facil falta familia fin forma fue fuera funciona general gente gracias gran grande grandes
      grupo gusta gustaria ha haber habra hace hacen haces hacia hacemos hago han hasta haya hecho hicieron hizo hola
      hoy importa importante incluye informacion intento ir ido igual jefe junto juntos lado largo listo lo llama llamar
      llega llegan llegar lleno lugar luego lleve mal manda mandar manera mayor mayores mejor menor menos mes meses
      mia mias mientras minimo minuto minutos mio mios mismo misma momento mucha muchas mucho muchos nadie ni ninguno
      nomas normal nueva nuevo nunca obligatorio obligatoria oiga ok otra otras otro otros pasa pasado pasan pasar pase
      pequeno perdon permiten permitido permite persona personas pido piden pienso poco poner pongo porfavor posible
      pregunta preguntas primera primero problema pronto pues puse querer queremos quien quienes quieren quita rapido
      real regla reglas resto saber sabe saben sabes sale salir salgo se sea sean segun segunda segundo seguro sera
      seria serio servir si siempre siguiente sin sirve sitio sola solo sus tal talla tambien tampoco tanto tarda te
      tema tenemos tenia tenga terminar tiempo tipo tipos toda todas todavia todos total traje trae tuve tuyo ultimo
      ultima vale varias varios veces ven venir ver verano verdad vez vengo vienen viene vivo voy hermano hermana
      soy pdf linea nombre dos tres cuatro cinco seis siete ocho nueve diez quedo queda quedan quedar gratis viendo papa mama papas no cuando durante cabeza esperar regresar empezar conseguir
      volver devolver salir subir bajar perder encontrar mostrar contar funcionar llegar cambiar ayudar durar sirvo anaranjada naranja
      color guia auto carro troca camioneta coche rato ruta nomas obligan exigen apoyo ayuda duda dudas informes acerca respecto
      chamacos oficina linea fila espera venado conejo paloma jabali temporada adulta mayoria marido compadre cuate vecino jefa suegro
      suegra cunado cunada abuelo abuela primo prima tio tia ruido fuerte grave lejos rapido despacio posible recomiendan conviene
      necesario exacto correcto distinto parecido alcanza sobra cualquier quiera dondequiera vuelta pais estado condado invierno semana tarde noche manana ano anos hora mujer hombre esposa novia novio`,
    ),
  ),
} as const;
