/**
 * Words that fit any subject: unexplained by a fact, they don't show that a query is about something else, as in "is
 * the road ok in winter, twice a month". They are sent with the facts of their language.
 */
export const light = {
  en: `able access add adult after again ago ahead almost alone already alright always answer ask asking avoid back
      bad because become before behind better between big bit both busy but buy call care case cause certain change
      check choose clear close common complete confirm correct cost count couple day deal dept detail difference
      different difficult done drive during each early easier easy either end enough enter everybody everyone exact
      example except explain extra far fast feel few field fill final find fine finish first fit follow free full fun
      game general give given goes went great guess half hand handle hang happen hard hear held high hold hour house
      idea important include inside instead interested issue job keep kid kind last late later learn least leave left
      less level limit line list little live local long longer low main make man mandatory matter max maybe mean men
      mid min mind minimum minute miss month morning most move multiple near nearby never next nice normal note
      nothing number often oh older open option optional order original outside over paid part party past pay paying
      per personal pick pickup plan plus policy present problem process provided public put question quick quiet
      quite rd read ready real reason recommended regular required requirement rest right round run running safe said
      same season second send separate serious set several short show sign similar simple since single site sit size
      sized slow small soon sort special specific spot stand start state stay step stop stuff suggest supposed sure
      table taken team ten think though through ticket till time together ton top touch trigger trip true trying turn
      type under understand until updated valid value version wait walk watch week weekend whenever while whole
      winter summer spring fall wish within without wondering work world worry worth write wrong year yet young
      younger legal legally illegal dad mom brother sister uncle cousin group boys girls name procedure firing
      closest nearest total three four five six seven eight nine pass pdf club facility asap lol sir dude bro folks pls plz
      thx ty no not cannot accident accessible accommodate acceptable age aide angle anybody anyway apply appropriate
      arm arrive asked attend aware basic beer bench box breath brief build built caregiver carpool chamber chest
      chill choice church clothes comfortable company compare confused consider cover crew daily deer duck email
      entire everything excited expect eye face fault figure finger fix flat food foot forgot form front gear grade
      grandkids ground guest happy heavy herself hike hit hog improve increase inch injury involved jump kick lady
      land lane large lead leg lefty light load loan loud lucky machine mark meet member model moving mount pattern plated nickel chrome
      stainless blued polymer walnut engraved heirloom antique vintage
      myself nervous newbie newcomer nobody noisy none now office online operate orientation otherwise outdoors
      outing owner pain paint paper parked partner patient perfect perhaps permission phone picture pig pile position
      post practice pretty print pull quote raise rate rated reach remember remind request return roll rush save
      share sharp shoulder shown sick sitting slot smell somewhere son spouse squad standard stock story strong student
      style support surprise suv switch teach teens term test texts toe tool track truck trust turkey twice unable
      unload upcoming usual van vehicle veteran visitor weather weekday weird wheelchair whether wide window woman
      women yard yup zone downtown las printable vs versus diff ban banned prohibit prohibited forbid
      forbidden around sudden suddenly rn movies`.split(/\s+/),
  es: `my the estuve estuvo echar echo agarra agarro sigue siguen jale jalo hablo abierta abiertas abierto abiertos acabo ademas adentro adulto afuera ahora ahi ahorita algunos alla alli alto
      alguien anda ando antes aparte aqui arriba aunque bajo bastante bien buen buena bueno caso casi cerca cerrada
      cerrado chico cierto clase claro cosa creo cuenta cuidado da dan dar datos debe deben debemos deberia decir
      deja dejan dejar deje dejo demas dentro derecho despues dia dice dicen diferencia doy duda edad eres entonces
      entrar entro entra entran enviar estaba estado estamos estara existe extra facil falta familia fin forma fue
      fuera funciona general gente gracias gran grande grupo gusta gustaria ha haber habla hablar hace hacen hacemos
      hago han hasta haya hecho hizo hola hoy importa importante incluye informacion ido igual jefe junto lado largo
      listo llama llamar llega lleno lugar mal manda mandar manera mayor mejor menor menos mes meses mia mientras
      minimo minuto mio mismo momento mucha mucho nadie ni ninguno nomas normal nueva nuevo nunca obligatorio
      obligatoria oiga ok otra otro pasa pasado pasan pasar pase pequeno permiten permitido persona pido pienso poco
      poner pongo porfavor posible pregunta primera primero problema pues querer queremos quien quieren quita rapido
      recibir recibo recibe real regla saber sabe saben sale salir sea segun segunda segundo seguro sera seria serio servir siempre sin
      sitio sola solo tal talla tampoco tanto tarda tema tenemos tenia tenga terminar tiempo tipo toda todavia total
      traje tuve ultimo ultima vale varias varios veces ven venir ver verano verdad vez vengo vienen viene vivo
      hermano hermana soy pdf linea nombre dos tres cuatro cinco seis siete ocho nueve diez quedo queda quedan quedar
      gratis papa mama no cuando durante cabeza esperar regresar empezar conseguir volver devolver subir bajar perder
      encontrar cambiar ayudar naranja color guia auto carro troca camioneta coche rato ruta obligan exigen apoyo
      informes chamacos oficina fila venado paloma jabali temporada adulta mayoria marido compadre cuate vecino jefa
      suegro suegra cunado cunada abuelo abuela primo prima tio tia ruido fuerte lejos recomiendan conviene necesario
      exacto correcto vs versus mide miden alcanza cualquier quiera vuelta pais condado legal ilegal invierno semana tarde noche manana
      ano hora mujer hombre novia novio prohibe prohiben prohibir prohibido prohibidos`.split(/\s+/),
} as const;
