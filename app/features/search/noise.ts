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
      up us use used using very via visit w wanna want wants was way we wear wearing well were what whats when
      where wheres which who whos whose why wife will with would january february march april june july august
      september october november december y yall yes yep yeah nah na nope welcome yesterday you your yours yourself buddy
      husband friend friends boyfriend girlfriend`,
    ),
  ),
  es: new Set(
    wordsOf(
      `a al algo algun alguna asi cada como con cual cuales de del desde donde el ella ellos en entre es esa ese esta
      estan estas este esto estoy favor hacer hacia hay he i ir la las le les eso esos esas estos aquel aquello lo los mas me mi mis muy nos nosotros
      nuestro o os para pero poder podemos por porque puede pueden puedo tmbn tambn komo xfa pls
      porfa porfis que quiero quisiera se ser si sobre somos son su sus tambien te tener tengo ti
      tiene tienen tienes tirar tiro todo tu un una unas uno unos usar uso usted ustedes va vamos van voy y ya yo
      disparar propia propias propio propios necesita necesitamos necesito ocupo ocupamos llevar llevo traer traigo lleva trae
      llevamos traemos llevarme enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
      diciembre amigo amigos amiga amigas esposo esposa ayer cumplido cumplidos poligono vos bienvenido bienvenida bienvenidos ahi alla alli aca aqui`,
    ),
  ),
} as const;
