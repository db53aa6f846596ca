/** Tints of the shop's own colours: foam, amber, plum, cherry and mint. */
export interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly shape: string;
  readonly soft: string;
  readonly floor: string;
  readonly prop: string;
  readonly propLight: string;
  readonly propDeep: string;
  readonly pops: readonly string[];
  readonly shadow: string;
}

const foamProp = { prop: "#FFF3DC", propLight: "#FFFFFF", propDeep: "#EFD6A8" };
const amberProp = { prop: "#F5A524", propLight: "#FFC861", propDeep: "#CC7C08" };
const plumProp = { prop: "#5B2A86", propLight: "#7F4DB0", propDeep: "#421C67" };
const cherryProp = { prop: "#C62A3A", propLight: "#E65A66", propDeep: "#951A29" };
const mintProp = { prop: "#1F7A54", propLight: "#38A67B", propDeep: "#14573B" };

const AMBER = "#F5A524";
const FOAM = "#FFF8EC";
const PLUM = "#5B2A86";
const CHERRY = "#C62A3A";
const MINT = "#1F7A54";
const PALE_MINT = "#7FE0B5";
const PALE_CHERRY = "#FFA9A6";
const PALE_PLUM = "#C9A2F2";

export const palettes = {
  foam: {
    ground: "#FFF8EC",
    deep: "#FFE9C4",
    shape: "#FFD285",
    soft: "#FFE6B8",
    floor: "#FBDCA4",
    ...plumProp,
    pops: [AMBER, CHERRY, PLUM, MINT],
    shadow: "#4A1F5E",
  },
  amber: {
    ground: "#FCBF52",
    deep: "#F39F1B",
    shape: "#FFD381",
    soft: "#FFE2A8",
    floor: "#E48C0F",
    ...foamProp,
    pops: [FOAM, CHERRY, PLUM, FOAM],
    shadow: "#5A2600",
  },
  plum: {
    ground: "#6C379C",
    deep: "#4A2071",
    shape: "#7E4BB0",
    soft: "#9568C6",
    floor: "#3D1861",
    ...amberProp,
    pops: [AMBER, PALE_CHERRY, PALE_MINT, FOAM],
    shadow: "#14061F",
  },
  midnight: {
    ground: "#2F1E59",
    deep: "#150D28",
    shape: "#3D296E",
    soft: "#51398A",
    floor: "#1A1132",
    ...cherryProp,
    pops: [AMBER, PALE_CHERRY, PALE_MINT, PALE_PLUM],
    shadow: "#04020A",
  },
  cherry: {
    ground: "#DD4853",
    deep: "#B82334",
    shape: "#E76A74",
    soft: "#F08D94",
    floor: "#A01C2B",
    ...foamProp,
    pops: [AMBER, FOAM, PLUM, FOAM],
    shadow: "#3A050D",
  },
  blush: {
    ground: "#FFEAE3",
    deep: "#FBCDC4",
    shape: "#F8B3AB",
    soft: "#FCD5CE",
    floor: "#F4AFA5",
    ...cherryProp,
    pops: [CHERRY, AMBER, PLUM, FOAM],
    shadow: "#6B1220",
  },
  mint: {
    ground: "#E0F5EA",
    deep: "#B8E3CD",
    shape: "#90D2B2",
    soft: "#B6E2CD",
    floor: "#8CCBAC",
    ...mintProp,
    pops: [MINT, AMBER, CHERRY, PLUM],
    shadow: "#0C4029",
  },
  forest: {
    ground: "#2D9369",
    deep: "#165D41",
    shape: "#41A87D",
    soft: "#63BF97",
    floor: "#114A34",
    ...amberProp,
    pops: [AMBER, FOAM, PALE_CHERRY, FOAM],
    shadow: "#02130B",
  },
  lilac: {
    ground: "#F3EAFB",
    deep: "#DCC8F1",
    shape: "#C6A8E6",
    soft: "#DCC8F0",
    floor: "#C2A4E2",
    ...amberProp,
    pops: [PLUM, AMBER, CHERRY, MINT],
    shadow: "#341353",
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
