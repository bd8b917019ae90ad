/** Two or three sentences about each place, for the card that a player opens at the table. */
export const places = {
  denali:
    'La montagna più alta del Nord America arriva a circa 6190 metri e si trova in Alaska. In lingua koyukon il suo nome significa «quella alta». Nel 1913 Walter Harper, figlio di madre koyukon, fu il primo a raggiungerne la cima, per quanto ne sappiamo.',
  'mackenzie-delta':
    'Il più lungo sistema fluviale del Canada si disperde qui in un labirinto di canali e laghi prima di arrivare al mare di Beaufort. D’estate i beluga si radunano nelle sue acque tiepide e basse. Vicino alla costa sorgono i pingo, colline tonde sollevate da un cuore di ghiaccio.',
  'northwest-passage':
    'Per secoli si cercò una via dall’Atlantico al Pacifico tra le isole artiche del Canada. Le due navi di John Franklin scomparvero là negli anni Quaranta dell’Ottocento. Ci riuscì infine Roald Amundsen, dal 1903 al 1906, con una piccola barca per la pesca delle aringhe.',
  banff:
    'Nel 1883 alcuni operai della ferrovia si imbatterono qui in sorgenti calde, e da quelle nacque il primo parco nazionale del Canada. Dove la Trans-Canada Highway lo attraversa, ponti coperti d’erba e di alberi permettono a orsi, lupi e wapiti di passare senza pericolo.',
  'crater-lake':
    'Circa 7700 anni fa un vulcano dell’Oregon si svuotò e crollò su se stesso. Pioggia e neve hanno riempito la conca con un lago profondo quasi 600 metri, senza fiumi in entrata né in uscita. Un vecchio tronco vi galleggia in piedi fin dall’Ottocento.',
  'old-faithful':
    'A Yellowstone, giorno e notte, acqua bollente e vapore schizzano dal suolo a intervalli abbastanza regolari, alti come un grande albero. I guardaparco sanno più o meno quando accadrà di nuovo: dopo un’eruzione lunga si aspetta di più, dopo una breve di meno.',
  'puerto-rico':
    'Sulla punta di San Juan la fortezza di El Morro sorveglia la baia dal Cinquecento; nel 1595 i suoi cannoni respinsero Francis Drake. Quando fa buio l’isola è del coquí, una rana non più lunga di un pollice che canta il proprio nome.',
  'grand-canyon':
    'Granello dopo granello, il fiume Colorado ha inciso nell’altopiano dell’Arizona un solco profondo più di 1600 metri. Le rocce scure sul fondo hanno oltre 1,7 miliardi di anni. Nessuna strada porta a Supai, il villaggio degli Havasupai nascosto in un canyon laterale.',
  'niagara-falls':
    'Tra il lago Erie e il lago Ontario l’acqua scende di colpo un enorme gradino. Le cascate consumano il proprio orlo: dall’era glaciale a oggi sono arretrate di una decina di chilometri. Nel marzo 1848 uno sbarramento di ghiaccio le fece tacere per più di un giorno.',
  louisiana:
    'Buona parte di questa terra l’ha costruita il Mississippi con il suo fango, per poi perdersi in lenti bayou dove gli alligatori riposano all’ombra dei cipressi. A New Orleans musiche africane, caraibiche ed europee si incontrarono per strada e diventarono il jazz.',
  teotihuacan:
    'Quando gli Aztechi videro queste piramidi, la città era vuota da secoli, e la chiamarono «luogo dove nascono gli dèi». Quale nome le dessero i suoi abitanti non si sa. Eppure furono più di centomila, intorno al suo lungo viale diritto.',
  tikal:
    'Qui i templi dei Maya superano le cime degli alberi della foresta guatemalteca. Non c’era un fiume: gli abitanti intonacarono le piazze con una lieve pendenza, così da guidare la pioggia in grandi serbatoi. Oggi tra le rovine vivono scimmie ragno e tucani.',
  newfoundland:
    'Circa mille anni fa marinai norreni costruirono case di torba a L’Anse aux Meadows, nel nord dell’isola, quasi cinque secoli prima di Colombo. In primavera gli iceberg della Groenlandia sfilano davanti ai villaggi di pescatori, e la gente sale sulle scogliere a guardarli.',
  greenland:
    'Il ghiaccio copre circa quattro quinti dell’isola più grande del mondo e in certi punti supera i tre chilometri di spessore. Quasi nessuna strada collega le città della costa: si viaggia in barca, in aereo o su slitte trainate dai cani. Chi ci abita la chiama Kalaallit Nunaat.',
  'angel-falls':
    'Dalla cima piatta dell’Auyán-tepui l’acqua precipita per quasi un chilometro, e in buona parte diventa nebbia. Per i Pemón è il Kerepakupai Merú. L’altro nome viene da Jimmie Angel, un aviatore che nel 1937 rimase bloccato lassù e impiegò undici giorni a scendere a piedi.',
  marajo:
    'Un’isola grande quasi quanto la Svizzera occupa la foce del Rio delle Amazzoni. Nella stagione delle piogge gran parte si allaga, e così i bufali portano persone, merci e perfino i poliziotti. Molto prima degli europei qui si modellavano splendide ceramiche dipinte.',
  'amazon-rainforest':
    'Quando le acque salgono, entrano così a fondo nella foresta che i delfini rosa nuotano fra i tronchi e i pesci mangiano i frutti caduti. Gli alberi liberano tanto vapore che questo viaggia nell’aria in «fiumi volanti» e torna pioggia molto lontano.',
  'machu-picchu':
    'Su un crinale tra due cime delle Ande, nel Quattrocento, gli Inca costruirono questa città. Le pietre dei muri più belli combaciano così bene che stanno insieme senza malta. Le terrazze davano campi da coltivare e impedivano alla pioggia di portarsi via il pendio.',
  aripuana:
    'Accanto a questa cittadina dell’Amazzonia brasiliana il fiume omonimo si getta da ampie cascate, e stormi di rondoni dormono nelle fessure dietro l’acqua. Nel 1914 Theodore Roosevelt e Cândido Rondon raggiunsero l’Aripuanã più a nord, dopo aver esplorato il Fiume del Dubbio.',
  'salvador-de-bahia':
    'Dal 1549, e per più di due secoli, fu la capitale del Brasile portoghese. Gli africani ridotti in schiavitù e portati qui hanno tenuto vive la loro musica, la cucina e la fede, e l’intera città ne porta il segno. Un ascensore pubblico collega il porto alla città alta.',
  altiplano:
    'Fra due catene delle Ande si stende una pianura a quasi quattro chilometri di quota. Vi si trovano il lago Titicaca e la distesa di sale di Uyuni, che un velo di pioggia trasforma in uno specchio del cielo. Da tempi lontani qui si allevano lama e si coltivano patate e quinoa.',
  'iguazu-falls':
    'Un largo fiume si spezza qui in ben più di cento salti, al confine tra Argentina e Brasile. In guaraní il nome vuol dire semplicemente «grande acqua». I rondoni attraversano in volo la cortina di spruzzi per raggiungere i nidi sulla roccia che sta dietro.',
  atacama:
    'In certe zone di questo deserto possono passare anni senza una goccia di pioggia. L’aria limpida e secca attira grandissimi telescopi, e basta un raro acquazzone perché il suolo fiorisca. Su questa costa si facevano mummie già 7000 anni fa, molto prima degli Egizi.',
  'galapagos-islands':
    'Qui le iguane si tuffano in mare per brucare le alghe e i pinguini vivono sull’equatore. Le tartarughe giganti cambiano da un’isola all’altra, e così i mimi, gli uccelli che fecero riflettere Charles Darwin dopo la visita del 1835. «Galápago» è un’antica parola spagnola per tartaruga.',
  'pacific-ocean':
    'Nella sua superficie starebbero tutti i continenti insieme. Magellano lo trovò calmo nel 1520 e gli diede questo nome, ma i polinesiani lo percorrevano da tempo leggendo le stelle, le onde e il volo degli uccelli. Nella Fossa delle Marianne il fondo è a quasi undici chilometri.',
  'rapa-nui':
    'Gli isolani scolpirono centinaia di moai nella roccia tenera di un solo vulcano, e molti giacciono ancora là incompiuti. Quelli eretti lungo la costa guardavano quasi tutti verso i villaggi. L’isola abitata più vicina, la minuscola Pitcairn, dista circa duemila chilometri.',
  'tierra-del-fuego':
    'Nel 1520 i marinai di Magellano videro dei fuochi lungo questa riva e le diedero il nome. Li accendeva chi già viveva qui; gli Yaghan ne tenevano uno acceso perfino nelle loro canoe di corteccia. Oggi Cile e Argentina si dividono queste isole battute dal vento.',
  'graham-land':
    'Questo lungo braccio dell’Antartide si protende verso il Sud America. Alcune carte lo disegnavano come un gruppo di isole, finché negli anni Trenta una spedizione britannica, con i cani da slitta e un piccolo aereo, dimostrò che è una penisola. Vi nidificano pinguini papua e pinguini di Adelia.',
  svalbard:
    'Più o meno a metà strada fra la Norvegia e il Polo Nord, il sole non tramonta per quattro mesi d’estate e d’inverno manca quasi altrettanto. In una montagna gelata un deposito custodisce semi da tutto il mondo. Oltre le ultime case bisogna essere pronti a incontrare un orso polare.',
  thingvellir:
    'Dal 930 circa gli islandesi liberi si riunivano ogni estate in questa piana per fare le leggi e comporre le liti, all’aperto. Le pareti di roccia segnano il punto in cui le placche d’America e d’Eurasia si allontanano piano piano. Acqua limpidissima riempie le spaccature.',
  stonehenge:
    'Si cominciò a costruire qui circa 5000 anni fa, con attrezzi di pietra e picconi ricavati da palchi di cervo. Le pietre più piccole, bluastre, vengono dal Galles, a oltre 200 chilometri. Nel giorno più lungo il sole sorge in asse con il monumento, e nel più corto vi tramonta.',
  rome: 'Sotto la città dormono città più antiche: scavare una linea di metropolitana vuol dire trovare caserme, terme, ville. La cupola del Pantheon, gettata in calcestruzzo 1900 anni fa, è ancora in piedi. La Fontana di Trevi riceve l’acqua di un acquedotto inaugurato nel 19 avanti Cristo.',
  athens:
    'Le colonne del Partenone sono un poco rigonfie e inclinate verso l’interno, eppure il tempio sembra perfettamente diritto. Su un colle vicino i cittadini si riunivano per votare. Potevano anche esiliare qualcuno per dieci anni, incidendone il nome su un coccio.',
  timgad:
    'L’imperatore Traiano fondò questa città intorno all’anno 100 per i soldati in congedo, con strade regolari come una scacchiera; poi la sabbia la coprì e la salvò. Nel foro qualcuno incise un tavoliere da gioco con queste parole: cacciare, fare il bagno, giocare, ridere, questo è vivere.',
  'canary-islands':
    'L’uccello ha preso il nome dalle isole, e le isole, si dice, dai cani: canis, in latino. Il Teide, un vulcano di Tenerife, è la montagna più alta di Spagna. Alla Gomera i bambini imparano a scuola una lingua fischiata che si sente da un burrone all’altro.',
  sahara:
    'Questo deserto è fatto soprattutto di roccia e ghiaia: le dune ne coprono solo un quarto circa. Qualche migliaio di anni fa era verde, e sulle rocce si dipingevano mucche, giraffe e perfino nuotatori. Il vento porta ancora la sua polvere fino in Amazzonia.',
  giza: 'La Grande Piramide fu costruita per il re Cheope circa 4500 anni fa, da squadre ben organizzate che vivevano di pane, birra e carne. Un caposquadra, Merer, ha lasciato su papiro il diario dei suoi trasporti di calcare lungo il Nilo. La Sfinge invece è scolpita nella roccia stessa dell’altopiano.',
  timbuktu:
    'Dal deserto le carovane portavano lastre di sale, che qui si scambiavano con l’oro. Timbuctù si arricchì anche di libri: le sue famiglie si tramandano migliaia di manoscritti sugli astri, il diritto e la medicina. La grande moschea è di terra e va intonacata di continuo.',
  kush: 'A sud dell’Egitto, lungo il Nilo, re e regine di Kush regnarono per più di mille anni. Intorno al 700 avanti Cristo furono anche faraoni. Le loro piramidi, a Meroe e altrove, sono più piccole e molto più aguzze di quelle di Giza, ma più numerose di tutte quelle d’Egitto.',
  aksum:
    'I mercanti del mondo romano, dell’Arabia e dell’India conoscevano questo regno africano, che batteva monete d’oro proprie. Qui furono innalzate stele scolpite come alte case, con porte e finestre che non si aprono mai. Una, portata a Roma nel 1937, è tornata nel 2005.',
  elmina:
    'I portoghesi costruirono il castello nel 1482 per il commercio dell’oro, con molte pietre portate già tagliate dalla madrepatria. Più tardi vi furono rinchiusi africani ridotti in schiavitù, prima dell’imbarco, e il luogo ne conserva la memoria. Sotto le mura riposano piroghe dai colori vivaci.',
  douala:
    'Nell’estuario i marinai portoghesi videro tanti gamberi che lo chiamarono Rio dos Camarões, e da lì viene il nome del Camerun. Oggi la città è un grande porto. A dicembre i popoli della costa celebrano il Ngondo sulle rive del Wouri, con gare di lunghe piroghe.',
  virunga:
    'Istituito nel 1925, fu il primo parco nazionale dell’Africa. Sale dalle calde savane alle alte cime del Ruwenzori, passando accanto a vulcani ancora attivi. Ci vivono i gorilla di montagna, e le guardie li riconoscono dalle pieghe del naso.',
  'victoria-falls':
    'Mosi-oa-Tunya, il fumo che tuona: così si chiama da queste parti il punto in cui lo Zambesi precipita per un centinaio di metri in una gola stretta. La nuvola di spruzzi si vede da molti chilometri. Nelle notti di luna piena vi appare un pallido arcobaleno.',
  omatako:
    'Due montagne appuntite si alzano una accanto all’altra nella pianura arida della Namibia centrale, e chi viaggia le scorge da molto lontano. In lingua herero il nome vuol dire «natiche». Un fiume omonimo attraversa la regione, ma quasi sempre il suo letto è solo sabbia.',
  'atlantic-ocean':
    'Nel mezzo corre una catena di monti sottomarini dove nasce di continuo nuovo fondale: così Europa e America si allontanano di qualche centimetro all’anno. Le anguille lasciano i fiumi d’Europa e nuotano per migliaia di chilometri fino al Mar dei Sargassi, dove depongono le uova.',
  madagascar:
    'Quest’isola si staccò dall’Africa e poi dall’India tanto tempo fa che la maggior parte dei suoi animali e delle sue piante non vive altrove. Nelle foreste cantano i lemuri, e sei specie di baobab crescono solo qui. Tra i primi abitanti ci furono marinai venuti dall’odierna Indonesia.',
  'indian-ocean':
    'Il monsone soffia in un senso d’estate e nell’altro d’inverno, e da duemila anni i marinai lo usano per andare in India e tornare. Nel 1938, al largo del Sudafrica, finì nelle reti un celacanto, un pesce che si credeva estinto dal tempo dei dinosauri.',
  petra:
    'Una gola stretta, lunga più di un chilometro, si apre all’improvviso su un’alta facciata di colonne scavata nell’arenaria rosa. Le carovane dell’incenso fecero la ricchezza dei Nabatei. Siccome non piove quasi mai, raccoglievano ogni goccia in canali e cisterne.',
  babylon:
    'Hammurabi, re di questa città, fece incidere nella pietra quasi trecento leggi circa 3750 anni fa. Gli astronomi babilonesi contavano per sessanta, e le nostre ore hanno ancora sessanta minuti. Quanto ai giardini pensili, nessuno ne ha mai trovato una traccia sicura.',
  persepolis:
    'Scolpite lungo le scale di questo palazzo persiano, genti di tutto un impero portano doni: una leonessa, un cammello, vasi, bracciali. Tavolette d’argilla registrano la paga degli operai, e anche delle operaie. L’esercito di Alessandro bruciò il palazzo nel 330 avanti Cristo.',
  sanaa:
    'A più di duemila metri, fra i monti dello Yemen, case a torre di mattoni bruni si stringono l’una all’altra, con le finestre bordate di gesso bianco. Vetri colorati tingono la luce dei piani alti. Qui si abita da oltre 2500 anni.',
  'caspian-sea':
    'Lo chiamano mare, eppure non ha sbocchi verso l’oceano e la sua superficie sta sotto il livello del mare. L’acqua è circa tre volte meno salata di quella oceanica. Ci vivono foche, lontane da tutte le altre, e storioni i cui antenati conobbero i dinosauri.',
  zagorsk:
    'Fin qui arrivano i pellegrini, per le cupole azzurre e dorate di un monastero fondato da san Sergio nel Trecento, dove lavorò il pittore Andrej Rublëv. La città, nota per i giocattoli di legno e le matrioske, si chiamò Zagorsk dal 1930 al 1991; oggi è Sergiev Posad.',
  'putorana-plateau':
    'Circa 250 milioni di anni fa la lava si distese qui, strato su strato, su una parte immensa della Siberia. Poi ghiaccio e acqua hanno tagliato la roccia nera, scavando laghi stretti e innumerevoli cascate. Branchi di renne selvatiche attraversano l’altopiano.',
  novosibirsk:
    'Tutto cominciò nel 1893 con un accampamento di operai che costruivano un ponte ferroviario sull’Ob; una settantina d’anni dopo ci abitava un milione di persone. Nel bosco vicino, in una città costruita per gli scienziati, dal 1959 si allevarono volpi fino a farle scodinzolare come cani.',
  harappa:
    'Più di 4000 anni fa questa città dell’Indo aveva strade diritte, fogne coperte e pesi uguali a quelli delle città vicine. La sua scrittura nessuno è ancora riuscito a leggerla. Nell’Ottocento i costruttori della ferrovia ne portarono via i mattoni a treni interi.',
  sakha:
    'La terra dei Sacha, o Jacuzia, è grande quasi quanto l’India, e quasi tutto il suolo resta gelato in profondità. Si costruisce su pali per non farlo sciogliere. D’inverno si può scendere sotto i meno cinquanta; a giugno si saluta il sole bevendo latte di giumenta fermentato.',
  'lake-baikal':
    'Nessun lago è più profondo: oltre 1600 metri. Contiene circa un quinto dell’acqua dolce liquida sulla superficie della Terra. Una foca, la nerpa, vive qui lontano da ogni mare, e d’inverno il ghiaccio è così limpido che vicino a riva si vedono i sassi del fondo.',
  'great-wall':
    'Non è un muro solo, ma tanti, costruiti da dinastie diverse nel corso di duemila anni. Le sentinelle si passavano l’allarme con il fumo di giorno e con il fuoco di notte. In alcuni tratti la malta contiene riso glutinoso, e tiene ancora.',
  'mount-everest':
    'La cima più alta sul livello del mare è fatta di calcare, e conserva i resti di animali di un antico fondale marino. I tibetani la chiamano Chomolungma, i nepalesi Sagarmatha. Tenzing Norgay ed Edmund Hillary la raggiunsero nel maggio del 1953.',
  'taj-mahal':
    'L’imperatore Shah Jahan fece innalzare ad Agra questa tomba di marmo bianco per la moglie Mumtaz Mahal, morta nel 1631. Nelle pareti sono incastonati fiori di pietre colorate, petalo per petalo. Una cosa sola rompe la simmetria: la tomba di lui, aggiunta più tardi accanto a quella di lei.',
  sigiriya:
    'Nel V secolo un re costruì il suo palazzo in cima a una roccia che domina la pianura da quasi 200 metri. La scala saliva tra le zampe di un gigantesco leone di mattoni, e le zampe ci sono ancora. Su un muro levigato i visitatori incisero poesie più di mille anni fa.',
  bagan:
    'Tra l’XI e il XIII secolo re, nobili e gente comune coprirono di templi questa pianura in riva all’Irrawaddy. Ne restano più di duemila, quasi tutti di mattoni rossi. Al mattino presto le guglie spuntano dalla nebbia.',
  'angkor-wat':
    'Un ampio fossato circonda il tempio, costruito nel XII secolo per il dio indù Visnù e divenuto poi buddhista. I blocchi di arenaria arrivarono per via d’acqua da colline distanti una quarantina di chilometri. Le sue torri compaiono sulla bandiera della Cambogia.',
  xian: 'Nel 1974 alcuni contadini che scavavano un pozzo vicino alla città trovarono pezzi di terracotta: un esercito di migliaia di soldati a grandezza naturale, sepolto a guardia del primo imperatore della Cina. Erano dipinti a colori vivaci. Nei secoli successivi la Via della seta cominciava qui.',
  'amur-river':
    'I russi lo chiamano Amur, i cinesi Fiume del Drago nero, e per un lungo tratto fa da confine tra loro. Nelle sue acque nuota il kaluga, uno storione che può superare i quattro metri. Nelle foreste intorno le tigri lasciano le orme sulla neve.',
  kolyma:
    'Questo fiume dell’estremo nord-est della Russia è gelato per più di metà dell’anno. Ai tempi di Stalin i prigionieri dovettero cercarvi l’oro e tracciare la strada da Magadan. Nella riva ghiacciata c’erano frutti nascosti da scoiattoli di terra 30.000 anni fa; gli scienziati ne hanno ricavato piante in fiore.',
  'bering-strait':
    'Asia e America distano qui circa 85 chilometri, con due isolette in mezzo, una russa e una americana. Le separano quattro chilometri e la linea del cambio di data: da una si guarda verso domani. Durante l’era glaciale si passava all’asciutto.',
  'mount-fuji':
    'Questo cono quasi perfetto è un vulcano attivo, alto 3776 metri, tranquillo dal 1707. Quell’anno la sua cenere cadde sulle strade dell’odierna Tokyo. Hokusai gli dedicò una celebre serie di vedute; nella più nota, una grande onda lo fa sembrare minuscolo.',
  borobudur:
    'Dodici secoli fa, a Giava, una collina fu rivestita di terrazze di scura pietra vulcanica. Chi ne fa il giro passa davanti a più di duemila scene scolpite prima di raggiungere, in alto, i Buddha silenziosi. Una nave raffigurata là è stata ricostruita e ha navigato fino in Africa.',
  sulawesi:
    'Quattro lunghe braccia di terra si allungano sul mare, e i Toraja delle montagne costruiscono case con il tetto curvo come una nave. In una grotta qualcuno dipinse un maiale selvatico più di 45.000 anni fa. Il babirussa, con le zanne che si piegano verso la fronte, vive solo qui e su alcune isole vicine.',
  papua:
    'In questa metà occidentale della Nuova Guinea si parlano più di duecento lingue, spesso una per valle. Gli uccelli del paradiso danzano nella foresta. Le prime pelli arrivate in Europa erano senza zampe: si credette perciò che questi uccelli non si posassero mai e vivessero di rugiada.',
  'arnhem-land':
    'I suoi proprietari aborigeni, fra cui gli Yolngu, raccontano storie sulla roccia e sulla corteccia da tempi immemorabili. Il didgeridoo qui è di casa. Ogni anno marinai di Sulawesi venivano a pescare oloturie, quando al nord non c’era ancora nessuna città britannica.',
  'bungle-bungle-range':
    'Migliaia di cupole di arenaria si alzano qui come alveari, a strisce arancioni e grigie. Le fasce grigie sono una sottile pelle viva di microbi che protegge la roccia fragile. I Kija e i Jaru conoscono il luogo da sempre; gli altri australiani lo scoprirono soprattutto da un filmato negli anni Ottanta.',
  'great-barrier-reef':
    'L’hanno costruita animali minuscoli: i polipi del corallo, i cui scheletri formano quasi tremila scogliere lungo 2300 chilometri di costa australiana. Qualche notte dopo una luna piena di primavera i coralli liberano le uova tutti insieme, e pare che nevichi verso l’alto.',
  uluru:
    'Quel che sporge dal deserto è l’orlo di un’enorme lastra di arenaria, inclinata finché gli strati sono diventati quasi verticali, 348 metri sopra la pianura. La ruggine le dà il colore rosso. Gli Anangu, che hanno riavuto la loro terra nel 1985, invitano a girarle intorno; salirci non si può più.',
  perth:
    'Più di duemila chilometri di boscaglia e deserto separano questa città da Adelaide, la grande città più vicina. Nel 1697 marinai olandesi videro cigni neri sul suo fiume; in Europa si credeva che i cigni fossero tutti bianchi. Nel 1962 gli abitanti tennero le luci accese per salutare un astronauta.',
  tasmania:
    'L’innalzarsi dei mari separò quest’isola dall’Australia circa 12.000 anni fa. Il diavolo della Tasmania, un marsupiale nero dal grido terribile, vive libero nelle foreste. Nell’ovest piovoso crescono i pini di Huon, alberi lentissimi che possono superare i duemila anni.',
  fiordland:
    'I ghiacciai scavarono queste valli profonde, poi entrò il mare. Piove tanto che l’acqua dolce, bruna come il tè, galleggia su quella salata e trattiene la luce; così i coralli neri crescono vicino alla superficie. Nel 1948 fu ritrovato qui il takahe, un uccello azzurro che si credeva estinto.',
} as const;
