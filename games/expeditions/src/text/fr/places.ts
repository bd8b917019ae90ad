/** Two or three sentences about each place, for the card that a player opens at the table. */
export const places = {
  denali:
    'Le plus haut sommet d’Amérique du Nord s’élève à environ 6 190 mètres, en Alaska. En langue koyukon, son nom veut dire « celui qui est haut ». Walter Harper, dont la mère était koyukon, est la première personne dont on sache qu’elle y a posé le pied, en 1913.',
  'mackenzie-delta':
    'C’est ici que le plus long réseau fluvial du Canada s’éparpille en chenaux et en lacs avant de rejoindre la mer de Beaufort. En été, les bélugas viennent dans ses eaux tièdes et peu profondes. Près de la côte se dressent des pingos, des collines rondes soulevées par un cœur de glace.',
  'northwest-passage':
    'Pendant des siècles, on a cherché un chemin de l’Atlantique au Pacifique parmi les îles arctiques du Canada. Les deux navires de John Franklin y disparurent dans les années 1840. Roald Amundsen passa enfin, de 1903 à 1906, sur un petit bateau de pêche au hareng.',
  banff:
    'En 1883, des ouvriers du chemin de fer tombèrent ici sur des sources chaudes, qui donnèrent naissance au premier parc national du Canada. Là où la route transcanadienne le traverse, des ponts couverts d’herbe et d’arbres permettent aux ours, aux loups et aux wapitis de passer sans danger.',
  'crater-lake':
    'Il y a environ 7 700 ans, un volcan de l’Oregon se vida et s’effondra sur lui-même. La pluie et la neige ont rempli le creux d’un lac de presque 600 mètres de fond, sans rivière pour l’alimenter ni le vider. Un vieux tronc y flotte debout depuis le XIXe siècle.',
  'old-faithful':
    'À Yellowstone, jour et nuit, l’eau bouillante et la vapeur jaillissent du sol à intervalles assez réguliers, aussi haut qu’un grand arbre. Les gardes du parc savent à peu près quand viendra la prochaine fois : plus une éruption a duré, plus la suivante se fait attendre.',
  'puerto-rico':
    'À la pointe de San Juan, la forteresse d’El Morro surveille la baie depuis le XVIe siècle ; en 1595, ses canons repoussèrent Francis Drake. La nuit venue, l’île appartient au coquí, une grenouille pas plus longue qu’un pouce, qui chante son propre nom.',
  'grand-canyon':
    'Grain après grain, le fleuve Colorado a creusé dans le plateau de l’Arizona une entaille de plus de 1 600 mètres. Tout au fond, les roches sombres ont plus de 1,7 milliard d’années. Aucune route ne mène à Supai, le village des Havasupai, niché dans un canyon latéral.',
  'niagara-falls':
    'Entre le lac Érié et le lac Ontario, l’eau descend d’un coup une immense marche. Les chutes rongent leur propre bord : depuis l’ère glaciaire, elles ont reculé d’une dizaine de kilomètres. En mars 1848, un barrage de glace les fit taire pendant plus d’une journée.',
  louisiana:
    'Le Mississippi a bâti une bonne partie de ce pays avec sa boue, et il s’y perd en bayous paresseux où les alligators se reposent à l’ombre des cyprès. À La Nouvelle-Orléans, des musiques d’Afrique, des Caraïbes et d’Europe se sont mêlées pour devenir le jazz.',
  teotihuacan:
    'Quand les Aztèques découvrirent ces pyramides, la ville était vide depuis des siècles, et ils l’appelèrent « lieu où naissent les dieux ». Comment l’appelaient ses habitants, on l’ignore. Ils furent pourtant plus de cent mille autour de sa longue avenue toute droite.',
  tikal:
    'Ici, les temples mayas dépassent la cime des arbres de la forêt guatémaltèque. Faute de rivière, les habitants avaient donné à leurs places enduites une légère pente, afin de guider la pluie vers de grands réservoirs. Singes-araignées et toucans vivent aujourd’hui parmi les ruines.',
  newfoundland:
    'Il y a mille ans environ, des marins scandinaves bâtirent des maisons de tourbe à L’Anse aux Meadows, dans le nord de l’île, presque cinq siècles avant Colomb. Au printemps, des icebergs venus du Groenland passent devant les villages de pêcheurs, et l’on monte sur les falaises pour les voir.',
  greenland:
    'La glace couvre environ les quatre cinquièmes de la plus grande île du monde ; par endroits, elle dépasse trois kilomètres d’épaisseur. Presque aucune route ne relie les villes de la côte : on voyage en bateau, en avion ou en traîneau à chiens. Ses habitants l’appellent Kalaallit Nunaat.',
  'angel-falls':
    'Du sommet plat de l’Auyán-tepui, l’eau tombe de presque un kilomètre et une bonne part se change en brume. Pour les Pémons, c’est le Kerepakupai Merú. L’autre nom vient de Jimmie Angel, un aviateur resté bloqué là-haut en 1937, qui mit onze jours à redescendre à pied.',
  marajo:
    'Une île presque aussi grande que la Suisse occupe l’embouchure de l’Amazone. Comme une bonne part est inondée à la saison des pluies, les buffles y portent les gens, les charges et même les policiers. Bien avant l’arrivée des Européens, on y modelait de superbes poteries peintes.',
  'amazon-rainforest':
    'Quand les eaux montent, elles envahissent si loin la forêt que des dauphins roses nagent entre les troncs et que des poissons mangent les fruits tombés. Les arbres rejettent tant de vapeur d’eau qu’elle voyage en « rivières volantes » et retombe en pluie très loin de là.',
  'machu-picchu':
    'Sur une crête entre deux sommets des Andes, les Incas bâtirent cette ville au XVe siècle. Les pierres des plus beaux murs sont si bien taillées qu’elles tiennent sans mortier. Les terrasses servaient de champs et empêchaient la pluie d’emporter la pente.',
  aripuana:
    'À côté de cette ville de l’Amazonie brésilienne, la rivière du même nom dévale de larges chutes, et des nuées de martinets dorment dans les fentes, derrière l’eau. En 1914, Theodore Roosevelt et Cândido Rondon rejoignirent l’Aripuanã plus au nord, après avoir exploré la rivière du Doute.',
  'salvador-de-bahia':
    'Dès 1549, et pendant plus de deux siècles, ce fut la capitale du Brésil portugais. Les Africains réduits en esclavage et amenés ici ont gardé vivantes leur musique, leur cuisine et leur foi, et toute la ville en porte la marque. Un ascenseur public relie le port à la ville haute.',
  altiplano:
    'Entre deux chaînes des Andes s’étend une plaine perchée à près de quatre kilomètres d’altitude. On y trouve le lac Titicaca et le désert de sel d’Uyuni, qu’un peu de pluie change en miroir du ciel. Depuis longtemps, on y élève des lamas et on y cultive la pomme de terre et le quinoa.',
  'iguazu-falls':
    'Une large rivière se brise ici en bien plus de cent cascades, à la frontière de l’Argentine et du Brésil. En guarani, son nom veut simplement dire « grande eau ». Des martinets percent le rideau d’embruns pour rejoindre leur nid, sur la roche qu’il cache.',
  atacama:
    'Dans certains coins de ce désert, il peut s’écouler des années sans une goutte de pluie. L’air pur et sec attire de très grands télescopes, et une rare averse suffit à couvrir le sol de fleurs. Sur cette côte, on faisait des momies il y a 7 000 ans, bien avant les Égyptiens.',
  'galapagos-islands':
    'Ici, des iguanes plongent en mer pour brouter des algues, et des manchots vivent sur l’équateur. Les tortues géantes diffèrent d’une île à l’autre, tout comme les moqueurs, ces oiseaux qui firent réfléchir Charles Darwin après sa visite de 1835. « Galápago » est un vieux mot espagnol pour tortue.',
  'pacific-ocean':
    'Tous les continents réunis tiendraient dans sa surface. Magellan le trouva calme en 1520 et lui donna ce nom, mais les Polynésiens y naviguaient depuis longtemps en lisant les étoiles, la houle et le vol des oiseaux. Dans la fosse des Mariannes, le fond est à près de onze kilomètres.',
  'rapa-nui':
    'Les habitants ont taillé des centaines de moaï dans la roche tendre d’un même volcan, et beaucoup y reposent encore, inachevés. Une fois dressés sur la côte, presque tous regardaient vers les villages. La plus proche île habitée, la minuscule Pitcairn, est à quelque deux mille kilomètres.',
  'tierra-del-fuego':
    'En 1520, les marins de Magellan virent des feux briller le long de ce rivage et lui donnèrent son nom. C’étaient ceux des premiers habitants ; les Yagans en gardaient même un allumé dans leurs canots d’écorce. Le Chili et l’Argentine se partagent aujourd’hui ces îles venteuses.',
  'graham-land':
    'Ce long bras de l’Antarctique se tend vers l’Amérique du Sud. Certaines cartes en faisaient un groupe d’îles, jusqu’à ce qu’une expédition britannique, avec des chiens et un petit avion, prouve dans les années 1930 qu’il s’agit d’une péninsule. Manchots papous et manchots Adélie y nichent.',
  svalbard:
    'À mi-chemin environ entre la Norvège et le pôle Nord, le soleil ne se couche pas pendant quatre mois d’été et se cache presque aussi longtemps en hiver. Dans une montagne gelée, une réserve garde des graines du monde entier. Passé les dernières maisons, il faut s’attendre à croiser un ours blanc.',
  thingvellir:
    'Dès l’an 930 environ, les Islandais libres se réunissaient chaque été dans cette plaine pour faire des lois et régler leurs querelles, en plein air. Les falaises marquent l’endroit où les plaques d’Amérique et d’Eurasie s’écartent lentement. Une eau très claire emplit les failles.',
  stonehenge:
    'On commença à bâtir ici il y a environ 5 000 ans, avec des outils de pierre et des pics en bois de cerf. Les plus petites pierres, bleutées, viennent du pays de Galles, à plus de 200 kilomètres. Le soleil se lève dans l’axe du monument au jour le plus long et s’y couche au plus court.',
  rome: 'Sous la ville dorment des villes plus anciennes : creuser une ligne de métro, c’est tomber sur des casernes, des thermes, des villas. La coupole du Panthéon, coulée en béton il y a 1 900 ans, tient toujours. La fontaine de Trevi reçoit l’eau d’un aqueduc ouvert en 19 avant notre ère.',
  athens:
    'Les colonnes du Parthénon sont un peu renflées et penchent vers l’intérieur ; pourtant le temple paraît parfaitement droit. Sur une colline voisine, les citoyens se réunissaient pour voter. Ils pouvaient aussi bannir quelqu’un dix ans en gravant son nom sur un tesson de poterie.',
  timgad:
    'L’empereur Trajan fonda cette ville vers l’an 100 pour d’anciens soldats, avec des rues tracées comme un damier ; plus tard, le sable la recouvrit et la sauva. Sur le forum, quelqu’un a gravé un plateau de jeu avec ces mots : chasser, se baigner, jouer, rire, voilà la vie.',
  'canary-islands':
    'L’oiseau doit son nom aux îles, et les îles, dit-on, doivent le leur aux chiens : canis, en latin. Le Teide, un volcan de Tenerife, est le point culminant de l’Espagne. À La Gomera, les enfants apprennent à l’école un langage sifflé qui porte d’un ravin à l’autre.',
  sahara:
    'Ce désert est surtout fait de roche et de cailloux : les dunes n’en couvrent qu’un quart environ. Il y a quelques milliers d’années, il était vert, et l’on y peignait sur la pierre des vaches, des girafes et même des nageurs. Le vent porte encore sa poussière jusqu’en Amazonie.',
  giza: 'La Grande Pyramide fut élevée pour le roi Khéops il y a quelque 4 500 ans, par des équipes bien organisées, nourries de pain, de bière et de viande. Un chef d’équipe, Merer, a laissé sur papyrus le journal de ses transports de calcaire sur le Nil. Le Sphinx, lui, est taillé dans le rocher même du plateau.',
  timbuktu:
    'Les caravanes apportaient du désert des plaques de sel qu’on échangeait ici contre de l’or. Tombouctou s’enrichit aussi de livres : ses familles se transmettent des milliers de manuscrits sur les astres, le droit ou la médecine. Sa grande mosquée est en terre, et il faut sans cesse la recrépir.',
  kush: 'Au sud de l’Égypte, le long du Nil, les rois et les reines de Koush régnèrent plus de mille ans. Vers 700 avant notre ère, ils furent même pharaons. Leurs pyramides, à Méroé et ailleurs, sont plus petites et bien plus pointues que celles de Gizeh, mais plus nombreuses que toutes celles d’Égypte.',
  aksum:
    'Les marchands du monde romain, d’Arabie et d’Inde connaissaient ce royaume africain qui frappait sa propre monnaie d’or. On y dressa des stèles sculptées comme de hautes maisons, avec des portes et des fenêtres qui ne s’ouvrent jamais. L’une d’elles, emportée à Rome en 1937, est revenue en 2005.',
  elmina:
    'En 1482, les Portugais bâtirent ce château pour le commerce de l’or, avec bien des pierres apportées déjà taillées de chez eux. Plus tard, on y enferma des Africains réduits en esclavage avant de les embarquer, et le lieu en garde la mémoire. À ses pieds dorment des pirogues aux couleurs vives.',
  douala:
    'Tant de crevettes peuplaient l’estuaire que les marins portugais l’appelèrent Rio dos Camarões, d’où vient le nom du Cameroun. La ville est aujourd’hui un grand port. En décembre, les peuples de la côte fêtent le Ngondo au bord du Wouri, avec des courses de longues pirogues.',
  virunga:
    'Créé en 1925, ce fut le premier parc national d’Afrique. Il monte des savanes chaudes aux hauts sommets du Ruwenzori, en passant par des volcans toujours actifs. Des gorilles de montagne y vivent, et les gardes les reconnaissent aux plis de leur nez.',
  'victoria-falls':
    'Mosi-oa-Tunya, la fumée qui gronde : c’est ainsi qu’on nomme ici l’endroit où le Zambèze plonge d’une centaine de mètres dans une gorge étroite. Le nuage d’embruns se voit à des kilomètres. Les nuits de pleine lune, il s’y forme un pâle arc-en-ciel.',
  omatako:
    'Deux montagnes pointues se dressent côte à côte sur la plaine sèche du centre de la Namibie, et les voyageurs les aperçoivent de très loin. En langue herero, leur nom veut dire « les fesses ». Une rivière du même nom traverse la région, mais le plus souvent son lit n’est que du sable.',
  'atlantic-ocean':
    'En son milieu court une chaîne de montagnes sous-marines où naît sans cesse un nouveau fond : l’Europe et l’Amérique s’éloignent ainsi l’une de l’autre de quelques centimètres par an. Les anguilles quittent les rivières d’Europe et nagent des milliers de kilomètres pour pondre dans la mer des Sargasses.',
  madagascar:
    'Cette île s’est séparée de l’Afrique, puis de l’Inde, il y a si longtemps que la plupart de ses animaux et de ses plantes n’existent nulle part ailleurs. Des lémuriens chantent dans ses forêts, et six espèces de baobabs ne poussent que là. Parmi ses premiers habitants, il y eut des marins venus de l’actuelle Indonésie.',
  'indian-ocean':
    'La mousson souffle dans un sens l’été et dans l’autre l’hiver ; depuis deux mille ans, les marins s’en servent pour aller en Inde et en revenir. En 1938, des pêcheurs prirent au large de l’Afrique du Sud un cœlacanthe, un poisson que l’on croyait disparu depuis les dinosaures.',
  petra:
    'Une gorge étroite, longue de plus d’un kilomètre, débouche soudain sur une haute façade à colonnes, taillée à même le grès rose. Les caravanes d’encens firent la fortune des Nabatéens. Comme il ne pleut presque jamais, ils recueillaient la moindre goutte dans des rigoles et des citernes.',
  babylon:
    'Hammurabi, roi de cette ville, fit graver près de trois cents lois dans la pierre il y a environ 3 750 ans. Les astronomes babyloniens comptaient par soixante, et nos heures ont toujours soixante minutes. Quant aux Jardins suspendus, nul n’en a jamais trouvé de trace certaine.',
  persepolis:
    'Sculptés le long des escaliers de ce palais perse, des gens venus de tout un empire apportent leurs cadeaux : une lionne, un chameau, des vases, des bracelets. Des tablettes d’argile notent la paie des ouvriers, et celle des ouvrières. L’armée d’Alexandre brûla le palais en 330 avant notre ère.',
  sanaa:
    'À plus de deux mille mètres, dans les montagnes du Yémen, des maisons-tours de brique brune se serrent les unes contre les autres, leurs fenêtres soulignées de plâtre blanc. Des vitraux colorent la lumière des étages. On habite ici depuis plus de 2 500 ans.',
  'caspian-sea':
    'On l’appelle mer, mais elle n’a aucune issue vers l’océan, et sa surface est au-dessous du niveau des mers. Son eau est environ trois fois moins salée que celle des océans. Des phoques y vivent, loin de tous les autres, ainsi que des esturgeons dont les ancêtres ont connu les dinosaures.',
  zagorsk:
    'On vient en pèlerinage vers les coupoles bleues et dorées d’un monastère fondé par saint Serge au XIVe siècle. Le peintre Andreï Roublev y travailla. La ville, connue pour ses jouets de bois et ses poupées russes, s’appela Zagorsk de 1930 à 1991 ; c’est aujourd’hui Serguiev Possad.',
  'putorana-plateau':
    'Il y a quelque 250 millions d’années, la lave s’étala ici, couche après couche, sur une immense partie de la Sibérie. La glace et l’eau ont ensuite découpé la roche noire, creusant des lacs étroits et d’innombrables cascades. Des troupeaux de rennes sauvages traversent le plateau.',
  novosibirsk:
    'Tout commença en 1893 par un camp d’ouvriers qui construisaient un pont de chemin de fer sur l’Ob ; quelque soixante-dix ans plus tard, un million de personnes vivaient là. Dans la cité des savants, bâtie au milieu des bois voisins, on éleva dès 1959 des renards, qui finirent par remuer la queue comme des chiens.',
  harappa:
    'Il y a plus de 4 000 ans, cette ville de l’Indus avait des rues droites, des égouts couverts et des poids identiques à ceux des cités voisines. Son écriture, personne n’a encore su la lire. Au XIXe siècle, les constructeurs du chemin de fer emportèrent ses briques par trains entiers.',
  sakha:
    'Le pays des Sakhas, ou Iakoutie, est presque aussi vaste que l’Inde, et presque tout son sol reste gelé en profondeur. On y bâtit sur pilotis pour ne pas le dégeler. L’hiver, le thermomètre peut descendre sous les moins cinquante ; en juin, on salue le soleil en buvant du lait de jument fermenté.',
  'lake-baikal':
    'Aucun lac n’est plus profond : plus de 1 600 mètres. Il contient environ un cinquième de l’eau douce liquide à la surface de la Terre. Un phoque, le nerpa, vit ici loin de toute mer, et l’hiver la glace est si claire que près du bord on voit les pierres du fond.',
  'great-wall':
    'Ce n’est pas un mur, mais plusieurs, bâtis par diverses dynasties en l’espace de deux mille ans. Les guetteurs se transmettaient l’alerte par la fumée le jour et par le feu la nuit. Par endroits, le mortier contient du riz gluant, et il tient encore.',
  'mount-everest':
    'Le sommet le plus élevé au-dessus des mers est fait de calcaire, et l’on y trouve les restes d’animaux d’un ancien fond marin. Les Tibétains l’appellent Chomolungma, les Népalais Sagarmatha. Tenzing Norgay et Edmund Hillary l’atteignirent en mai 1953.',
  'taj-mahal':
    'L’empereur Shah Jahan fit élever à Agra ce tombeau de marbre blanc pour son épouse Mumtaz Mahal, morte en 1631. Des fleurs en pierres de couleur sont incrustées dans les murs, pétale par pétale. Une seule chose rompt la symétrie : la tombe de l’empereur, ajoutée plus tard près de celle de son épouse.',
  sigiriya:
    'Au Ve siècle, un roi bâtit son palais au sommet d’un rocher qui domine la plaine de près de 200 mètres. L’escalier montait entre les pattes d’un lion géant en brique, et les pattes sont toujours là. Sur un mur poli, des visiteurs ont gravé des poèmes il y a plus de mille ans.',
  bagan:
    'Entre le XIe et le XIIIe siècle, des rois, des nobles et des gens ordinaires couvrirent de temples cette plaine au bord de l’Irrawaddy. Il en reste plus de deux mille, presque tous en brique rouge. Tôt le matin, leurs flèches sortent de la brume.',
  'angkor-wat':
    'De larges douves entourent ce temple, bâti au XIIe siècle pour le dieu hindou Vishnou, puis devenu bouddhiste. Ses blocs de grès sont venus par l’eau de collines situées à une quarantaine de kilomètres. Ses tours figurent sur le drapeau du Cambodge.',
  xian: 'En 1974, des paysans qui creusaient un puits près de la ville tombèrent sur des morceaux de terre cuite : une armée de milliers de soldats grandeur nature, enterrée pour garder le premier empereur de Chine. Ils étaient peints de couleurs vives. Dans les siècles suivants, la route de la soie commençait ici.',
  'amur-river':
    'Les Russes l’appellent Amour, les Chinois fleuve du Dragon noir, et sur une longue distance il leur sert de frontière. Le kalouga, un esturgeon qui peut dépasser quatre mètres, nage dans ses eaux. Des tigres laissent leurs traces dans la neige des forêts alentour.',
  kolyma:
    'Ce fleuve du grand nord-est de la Russie est gelé plus de la moitié de l’année. Au temps de Staline, des prisonniers durent y chercher l’or et tracer la route de Magadan. Dans sa rive glacée gisaient des fruits cachés par des écureuils terrestres il y a 30 000 ans ; des savants en ont tiré des plantes en fleur.',
  'bering-strait':
    'Ici, 85 kilomètres environ séparent l’Asie de l’Amérique, avec deux petites îles au milieu, l’une russe, l’autre américaine. Entre elles passent quatre kilomètres d’eau et la ligne de changement de date : de l’une, on regarde vers demain. À l’ère glaciaire, on passait à pied sec.',
  'mount-fuji':
    'Ce cône presque parfait est un volcan actif de 3 776 mètres, resté calme depuis 1707. Cette année-là, ses cendres tombèrent sur les rues de l’actuelle Tokyo. Hokusai l’a dessiné dans une célèbre série de vues ; sur la plus connue, une grande vague le fait paraître minuscule.',
  borobudur:
    'Il y a douze siècles, à Java, on habilla une colline de terrasses en pierre volcanique sombre. Qui en fait le tour passe devant plus de deux mille scènes sculptées avant de rejoindre, en haut, les bouddhas paisibles. Un navire représenté là a été reconstruit et a vogué de Java jusqu’en Afrique.',
  sulawesi:
    'Quatre longs bras de terre s’étirent sur la mer, et les Toraja des montagnes y bâtissent des maisons au toit courbé comme un bateau. Dans une grotte, quelqu’un peignit un cochon sauvage il y a plus de 45 000 ans. Le babiroussa, dont les défenses se recourbent vers le front, ne vit qu’ici et sur quelques îles voisines.',
  papua:
    'Dans cette moitié ouest de la Nouvelle-Guinée, on parle plus de deux cents langues, souvent une par vallée. Les oiseaux de paradis dansent dans la forêt. Les premières peaux envoyées en Europe n’avaient plus de pattes : on crut donc que ces oiseaux ne se posaient jamais et vivaient de rosée.',
  'arnhem-land':
    'Ses propriétaires aborigènes, dont les Yolngu, racontent leurs histoires sur la roche et l’écorce depuis des temps immémoriaux. Le didgeridoo est ici chez lui. Chaque année, des marins de Célèbes venaient pêcher des concombres de mer, bien avant les villes britanniques du nord.',
  'bungle-bungle-range':
    'Des milliers de dômes de grès se dressent ici comme des ruches, rayés d’orange et de gris. Les bandes grises sont une fine peau vivante de microbes, qui protège la roche fragile. Les Kija et les Jaru connaissaient le lieu depuis toujours ; les autres Australiens l’ont surtout découvert par un film dans les années 1980.',
  'great-barrier-reef':
    'De minuscules animaux l’ont bâtie : les polypes du corail, dont les squelettes forment près de trois mille récifs sur 2 300 kilomètres de côte australienne. Quelques nuits après une pleine lune de printemps, les coraux lâchent leurs œufs tous ensemble, et l’on dirait qu’il neige vers le haut.',
  uluru:
    'Ce qui dépasse du désert est le bord d’une énorme dalle de grès, basculée jusqu’à ce que ses couches soient presque verticales, à 348 mètres au-dessus de la plaine. La rouille lui donne sa couleur. Les Anangu, qui ont retrouvé leur terre en 1985, invitent à en faire le tour ; y grimper n’est plus permis.',
  perth:
    'Plus de deux mille kilomètres de brousse et de désert séparent cette ville d’Adélaïde, la grande ville la plus proche. En 1697, des marins hollandais virent des cygnes noirs sur son fleuve ; l’Europe croyait tous les cygnes blancs. En 1962, les habitants laissèrent leurs lampes allumées pour saluer un astronaute.',
  tasmania:
    'La montée des mers a séparé cette île de l’Australie il y a environ 12 000 ans. Le diable de Tasmanie, un marsupial noir au cri épouvantable, vit dans ses forêts. Dans l’ouest pluvieux poussent des pins de Huon, des arbres très lents qui peuvent dépasser deux mille ans.',
  fiordland:
    'Les glaciers ont creusé ces vallées profondes, puis la mer y est entrée. Il pleut tant que de l’eau douce, brune comme du thé, flotte sur l’eau salée et retient la lumière ; des coraux noirs poussent donc tout près de la surface. En 1948, on y retrouva le takahé, un oiseau bleu qu’on croyait disparu.',
} as const;
