/** A grey for each step of Infima's scale `--ifm-color-gray-*`, from 100 (pale) to 900 (nearly black): "#rrggbb". */
type Grays = readonly [string, string, string, string, string, string, string, string, string];

/** Colours of pages and boxes that fit a primary colour. All are "#rrggbb". */
export interface Neutrals {
  readonly grays: Grays;
  readonly light: {
    /** Background of the page, the navbar and cards. */
    readonly page: string;
    /** Background of code blocks and notes. */
    readonly code: string;
    /** Text that is less important. */
    readonly faintText: string;
  };
  readonly dark: {
    readonly page: string;
    /** Background of the navbar, cards and menus. */
    readonly surface: string;
    readonly code: string;
    readonly note: string;
    /** Background of a footer with the style "dark". */
    readonly footer: string;
    readonly text: string;
    readonly faintText: string;
  };
}

/** Colours that a site chooses by a name. The primary colours are dark enough for white pages, light enough for dark ones. */
export interface ColorPreset {
  /** Primary colour in light mode: "#rrggbb". */
  readonly light: string;
  /** Primary colour in dark mode: "#rrggbb". */
  readonly dark: string;
  /** Without them, the neutral colours are those of Infima. */
  readonly neutrals?: Neutrals;
}

/**
 * All presets, the default first. Its colours are in css/base.css, which every site has. `create-lectern` offers the same
 * names. Each grey is as light as Infima's, in the hue of its preset.
 */
export const colorPresets = {
  blue: {light: '#2563c9', dark: '#76a6f0'},
  teal: {
    light: '#0d6e6a',
    dark: '#4cc2ba',
    neutrals: {
      grays: [
        '#f1f7fa',
        '#e7eef1',
        '#d3dfe4',
        '#c6d2d7',
        '#b9c5c9',
        '#83979f',
        '#576a71',
        '#3c4b51',
        '#132025',
      ],
      light: {page: '#ffffff', code: '#eff7fa', faintText: '#485b62'},
      dark: {
        page: '#131c1f',
        surface: '#1c262a',
        code: '#1b292f',
        note: '#223035',
        footer: '#0c1519',
        text: '#dde5e7',
        faintText: '#b0bcc1',
      },
    },
  },
  green: {
    light: '#1d7440',
    dark: '#5cc98a',
    neutrals: {
      grays: [
        '#f3f7f3',
        '#e9efea',
        '#d7e0d8',
        '#cad2cb',
        '#bcc5be',
        '#8a988c',
        '#5d6a5f',
        '#414c43',
        '#172119',
      ],
      light: {page: '#ffffff', code: '#f2f8f3', faintText: '#4e5b50'},
      dark: {
        page: '#161c17',
        surface: '#1f2721',
        code: '#202a22',
        note: '#273129',
        footer: '#0f1610',
        text: '#e0e5e0',
        faintText: '#b4bcb5',
      },
    },
  },
  purple: {
    light: '#6b41c2',
    dark: '#b39af5',
    neutrals: {
      grays: [
        '#f6f5fb',
        '#edecf3',
        '#dddbe7',
        '#d0ced9',
        '#c3c1cc',
        '#9490a3',
        '#676375',
        '#494654',
        '#1f1c28',
      ],
      light: {page: '#ffffff', code: '#f7f5fd', faintText: '#585566'},
      dark: {
        page: '#1a1920',
        surface: '#25232c',
        code: '#282532',
        note: '#2e2c38',
        footer: '#14121a',
        text: '#e3e2e9',
        faintText: '#bab8c3',
      },
    },
  },
  rose: {
    light: '#b3264f',
    dark: '#f38aa8',
    neutrals: {
      grays: [
        '#faf4f7',
        '#f1ebee',
        '#e3dadf',
        '#d6ccd1',
        '#c9bfc4',
        '#9e8e96',
        '#706269',
        '#50454b',
        '#241b20',
      ],
      light: {page: '#ffffff', code: '#fbf4f8', faintText: '#61535a'},
      dark: {
        page: '#1e181b',
        surface: '#2a2226',
        code: '#2e2329',
        note: '#352a30',
        footer: '#181215',
        text: '#e7e1e4',
        faintText: '#c0b7bc',
      },
    },
  },
  orange: {
    light: '#9c450a',
    dark: '#f0a05a',
    neutrals: {
      grays: [
        '#f9f5f0',
        '#f1ece6',
        '#e3dbd3',
        '#d6cec6',
        '#c9c1b9',
        '#9e9183',
        '#706457',
        '#50473c',
        '#241c13',
      ],
      light: {page: '#fffdfa', code: '#faf4ed', faintText: '#615548'},
      dark: {
        page: '#1e1913',
        surface: '#2a231c',
        code: '#2e251b',
        note: '#352c22',
        footer: '#18130d',
        text: '#e7e2dd',
        faintText: '#c0b8b0',
      },
    },
  },
} as const satisfies {readonly [name: string]: ColorPreset};

export type ColorName = keyof typeof colorPresets;

/** Names of the presets, the default first. */
export const colorNames = [
  'blue',
  'teal',
  'green',
  'purple',
  'rose',
  'orange',
] as const satisfies ColorName[];
