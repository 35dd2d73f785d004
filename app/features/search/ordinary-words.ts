import { stemsIn } from './terms.ts';

/**
 * Everyday words that differ by a typing error from a word of the search: "model" is not Modelo, a beer, and "march"
 * not merch. They are never corrected. Found by trying the most common words of each language against the facts' words.
 */
export const ordinary = {
  'en-US': stemsIn(
    `abstract academic accent acids alliance alter analysis analytical angle arena assessed assigned assistant attach
      attitude auction automation basis beach beats became blackjack blend boost boring bread broke broker brook
      browsing bulletin bunch buried burner cambridge campaign canon canyon carey caring carried casino castle casual
      catherine cedar celebrate chart charter cheat chess chicks chile chose christian civic classics clinical clock
      clone closer cloud coding collections colour compensation compete competitive compiler complement compliance
      composed composer composite composition concept concerns conclusion concrete confidence constant consumer
      contest context contract contrast convention conversation coordination costa country courtesy crack creating
      creation crops crown currency cylinder dairy dated dealt debut decades defence delivery detection diabetes
      difference directive directory dirty discovery dispatched distinct diving drawn drilling driven duration
      dynamics easier eastern educational eight elected electrical electron empire employed employer enlargement
      equation evaluate evaluation excessive excluding executed execution exist expansion expert exploration explore
      explorer extensive faced farms feels fellow fighting filed filing finishing firewire firms fixes fleet flesh
      floating forestry forget forth forum franchise freeware frequency frost funded gambling generate generation
      germany governmental grand grave greek greeting growing guess handheld handy haven header headline healthy heard
      heather hired historic homepage hungary ideal identify incurred independent india indicate infection
      informational informative initiative injection inquire inspector instance instructional insured interact
      interest internal invitation james journalism labour lakes launch layer lease lender liked linda lived liver
      logging lover machinery macro maintain maker managed manor margin marina massage material matter mayor meant
      medal median medicaid medicare medieval meditation mental missions model modem monkey monte movies nearly newer
      nodes noted observed operational overhead packaging packet palace panel pants parker particles partly partners
      patent patients personnel petition photographic piece planet plant pleasant pointer poker political politics
      portal porter portions pride prime princess prize probe production projection promised promoting promotional
      proportion protecting protective proud prove province provision qualify quantity quite races racing raised
      rankings rated rebel received recently receptor recreation reduction regarding relating relations relative relax
      remote renewable residence resistance resolved respondent retain retirement rider rocky roles roses rouge router
      rugby safely saver scottish seasonal seeking selection seller sensor setting sewing shake shall shame sharp
      sheep sheet shelf shift shoppers shore shorter simple simulation singing situation sized skill skirt slave sleep
      slight smart smell songs sorts specialist specialty spell spend spice spoke spreading spring stable stack
      stanford statutes steam steering sterling stood strand string stronger struck submit subscriber suffer superb
      superior sweet taken tapes telephony terrorism think thirty though tired toner topic tough tourism trader trance
      transform trial trick trunk tumor tuning unity universe upload valuation variation virtually vista wheat wider
      score warranty banks boats roger nancy carter albert marie meta cooper horn walter hiking delhi panties commander
      chuck leeds sudan prep harvey harley floyd holly mercy specially convinced shark ballet wendy hostel hotel
      retrieval navigator computed computation token skating computer undertake ruled scary charming logan interpreted
      lance welding plots tulsa bacon blink presently meyer blond crossword arbor pacemaker
      width wildlife winner winning wired witch woman worthy writer wrote`,
  ),
  es: stemsIn(
    `abran actitud actos actua adora adoro advierto aguja amada aparecer aquellos arana arreglar arrestar artes
      asiento ataco baila balon banda barco barra batallas besar billones birria bolas borde boston bravo burro cabina
      cable cabra caera caida callense calmense camarada camioneta canta canto carga caridad carino carla carlo
      carrera cartel casino castillo causa cazadores cementerio cerdo cerebral cerro certeza chamarra chino cielo
      ciento circo colina combatir comio comoda competir completo conciencia consejo contento contiene conto contratar
      contrato corea corran corre corten cortesia cortinas costa criatura cruzando cuadro cuarta cuarto cubre cueva
      damos danado darle darnos darse darte debio desee desierto desperte desperto digas dinos diras eleccion
      empezando empiezan encanta encantado encantan encantar encendido encerrado enfrentar enganado ensenado entendido
      enterado enterrado enterrar entiendo entrando entregado entrenado entro escuche escuchen espacial espaldas esten
      excepcion explicar extranar falsa falso fondo formacion formar fresco fritas furia ganas garganta gastos gorda
      haber haberme haberse habian habran hallar hambre haras harta hecha hueco huelo hueso imaginas instante jamon
      japon judio juego linda llamamos llegamos lleves logro lucas macho magnifica maletas malos mando manta manzana
      mental metes millones miren monos mueres negar niega niego notas oimos opciones ovejas pacto pandilla panel
      parate parecido parecio paren pares parto pasamos pasan pasear pasta patas patio patrulla pedro perdedor
      perdemos perdiste perdona perla pesar piano piensa pierda pieza pinta pisos pista plaga planes plata playa plaza
      plena poblacion podre positivo premio presa presenta presentar primavera probable probando produccion productor
      propongo proyecto queso quitense recursos refuerzos relacion republica reputacion resistencia resolver resto
      reves revolucion reyes rosas rusia sabio sable sabra sabran sabre salga salia salsa salta saltar salto santuario
      selva sentirme sentirse sentirte seras solia solitario sonar sucio sumamente superior tarea tarta temas temer
      tendremos tengamos teniamos tocado tocar tradicion traicion traje trajo traseros tratamos trato troya trozo
      usando vacias vendiendo venganza venido verle verme verne verse verte viaja viera vince vinimos violencia
      violento viuda viviendo vivio volar quiza cenar vestido cinta precioso paseo termina motor metas casar ejercicio calla onda entregar
      preciso cuero quemar quinto norman diane porno espana musical marchar franco fallar mezcla ejecutivo avisa bandeja
      tumor duelo perry comas poeta banera frito bonos carnicero explorar lanzo acera esfera planeo pretender tragico
      armar corria corrio regular calme cosmo ninja expulsado cuidadoso jason seth marca terminamos`,
  ),
} as const;
