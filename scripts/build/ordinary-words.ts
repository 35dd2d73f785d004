/**
 * Everyday words that differ from a word of the search by a typing error: "model" is not Modelo, a beer, and "march" is
 * not merch. They are never corrected, and are sent with the facts of their language. Found by comparing the most
 * common words of each language with the facts' words.
 */
export const ordinary = {
  en: `trace waiter pallet funda domino sundae augusta maintain splitter thorough accent acids alter analytical arena assistant attach attitude auction automation basis beach beats
      became blackjack blend boost boring bread broke broker brook browsing buried burner cambridge canon
      canyon carey caring carried casino castle catherine cedar celebrate chart charter cheat chess chicks chile chose
      christian civic clock clone closer cloud coding collections colour compensation compete competitive complement
      compliance composition conclusion confidence contest context contract convention conversation
      coordination costa country crack crops crown dairy dated dealt debut decades defence detection
      directive directory dirty discovery dispatched diving drawn driven eastern elected electrical empire
      employed employer enlargement evaluate evaluation excessive excluding exist expansion expert exploration explore
      extensive faced farms fellow filed filing firms fixes fleet flesh forget forth forum franchise frequency frost
      funded generation germany governmental grand grave greek growing handy haven header healthy heard
      heather hired hungary ideal identify independent india infection informational informative initiative injection
      inquire inspector instructional insured invitation james journalism labour lakes launch layer lease lender liked
      linda lived liver lover machinery macro maker manor margin marina massage material mayor meant medal
      median meditation mental modem monkey monte movies nearly newer nodes noted observed operational
      packaging packet palace panel pants parker particles partly patent personnel
      photographic piece planet plant pleasant pointer poker political portal porter pride prime prize probe
      production projection promoting promotional proportion protecting protective proud provision qualify races
      racing rebel received recreation reduction relations relax remote renewable residence resistance
      respondent retain retirement rider rocky roles roses rouge router rugby saver seeking selection seller sensor
      setting sewing shake shall shame sheep sheet shelf shift shore shorter simulation singing situation skirt slave
      sleep slight smart songs specialist specialty spell spice spoke spreading stable stack steam stood strand string
      struck submit subscriber suffer superb sweet tapes telephony terrorism thirty toner topic tourism trader trance
      transform trial trick trunk tumor tuning unity upload valuation variation virtually vista wheat wider
      score warranty banks boats roger nancy carter albert marie meta cooper walter hiking delhi panties commander
      chuck leeds sudan prep harvey floyd holly mercy specially convinced shark ballet wendy hostel retrieval
      navigator computed computation token skating undertake ruled scary charming logan interpreted lance welding
      plots tulsa bacon blink presently meyer blond crossword arbor pacemaker width winner winning wired witch worthy
      writer wrote pilates donner chilli trout meteor redemption squid waist coarse hollister steph bypass breeze viper waive texans raging
      costco camaro penguin claves pancho flores`.split(/\s+/),
  es: `poncho domino dominio angosto actitud actos actua adora adoro aguja amada arana artes asiento ataco baila balon banda barco
      barra besar birria bolas borde boston bravo burro cabina cable cabra caera caida canta canto carga
      caridad carino carla carlo carrera cartel casino causa cazadores cementerio cerdo certeza
      chino cielo ciento circo colina comio comoda conciencia consejo contiene conto contratar corea corran corre
      corten cuadro cuarta cuarto cubre cueva damos danado darle darnos darse darte debio desee digas dinos diras
      encanta encantado encendido encerrado enfrentar ensenado entendido enterado enterrado entregado entrenado
      escuche espacial esten excepcion falsa falso fondo formacion formar fresco fritas furia ganas gastos gorda
      haberme haberse habian habran hallar hambre haras harta hecha hueco huelo hueso jamon japon judio juego linda
      logro lucas macho magnifica maletas malos mando manta manzana mental metes miren monos mueres negar
      niega niego notas oimos ovejas pacto panel parate parecio paren pares parto pasamos pasear pasta patas
      patio pedro perdona perla pesar piano piensa pinta pisos pista plaga planes plata playa plaza plena
      poblacion podre premio presa presentar primavera produccion productor queso refuerzos
      republica reputacion resolver reves revolucion reyes rosas rusia sabio sable sabra sabran sabre salsa
      salta saltar salto santuario selva sentirse solia solitario sonar sucio sumamente tarea tarta temer tendremos
      tocado tocar tradicion traicion trajo trato troya trozo usando vacias venido verle verme verne verse verte viaja
      viera vince vinimos viuda viviendo vivio volar quiza cenar vestido cinta precioso paseo termina motor metas
      casar ejercicio calla onda entregar preciso cuero quemar quinto norman diane porno espana musical marchar franco
      fallar mezcla ejecutivo avisa bandeja tumor duelo perry comas poeta banera frito bonos carnicero explorar lanzo
      acera esfera planeo pretender tragico armar corria corrio regular calme cosmo ninja expulsado cuidadoso jason
      seth marca terminamos costco cosco camaro salmon saloon mateo promo alarm trade graduation zombies prime contractor choke cheat
      player tennis shirts texans mascot debit temperature guitar consulado asado misas espalda toledo plantilla mario hollister squid chart`.split(
    /\s+/,
  ),
} as const;
