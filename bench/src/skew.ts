// Loaded before a server (`node --import`): its clock goes wrong by BANQUISE_SKEW milliseconds.
const skew = Number(process.env.BANQUISE_SKEW ?? 0);
const right = Date.now.bind(Date);
Date.now = () => right() + skew;
