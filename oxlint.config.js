import { readFileSync } from 'node:fs'

// oxlint reads configurations written in TypeScript only from Node 22.18 on.
/** @type {typeof import('./scripts/import-rules.json')} */
const { layers, buildToolingOnly, insteadOf } = JSON.parse(
  readFileSync(new URL('./scripts/import-rules.json', import.meta.url), 'utf8'),
)

/** The ways in which a file of src writes an import of `path`, at any depth. */
const importsOf = (path) => [
  `@/${path}`,
  ...Array.from({ length: 6 }, (_, depth) => `${'../'.repeat(depth + 1)}${path}`),
]
const importsBelow = (path) => importsOf(path).map((start) => `${start}/**`)
const except = (groups) => groups.map((group) => `!${group}`)

/** What no file of src may import, in whatever layer it lies. */
const everywhere = [
  { regex: '(^|/)(platform|tests|e2e|scripts|bench)/', message: 'The portal never reaches outside src.' },
  {
    regex: `(^|/)${buildToolingOnly}$`,
    allowTypeImports: true,
    message: 'Only build tooling may load it; the portal may import its types.',
  },
  ...Object.entries(insteadOf).map(([name, smaller]) => ({
    regex: `^${name}$`,
    allowTypeImports: true,
    message: `Use '${smaller}': '${name}' is too large for the portal.`,
  })),
]

/** The patterns of `no-restricted-imports` for the files of one layer. */
function restrictedIn(layer, { mayImport }) {
  // The files of a feature import each other by relative paths.
  const others = Object.keys(layers).filter((other) => layer === 'features' || other !== layer)
  const refused = others.filter((other) => !mayImport.includes(other)).flatMap(importsBelow)
  // A path is a folder, or a single module.
  const allowed = mayImport.flatMap((path) => [...importsBelow(path), ...importsOf(path)])
  const message = `${layer} may import only ${[...mayImport, 'its own files'].join(', ')}.`
  return [...everywhere, { group: [...refused, ...except(allowed)], message }]
}

const restrictImports = (folder, patterns) => ({
  files: [folder],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['dist', 'node_modules', '.platform'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'max-lines': [
      'error',
      {
        max: 350,
      },
    ],
    'no-console': 'error',
    'no-eval': 'error',
    eqeqeq: 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
  },
  overrides: [
    restrictImports('src/**', everywhere),
    ...Object.entries(layers).map(([layer, rules]) => restrictImports(`src/${layer}/**`, restrictedIn(layer, rules))),
    { files: [`src/${buildToolingOnly}.ts`], rules: { 'no-restricted-imports': 'off' } },
    { files: ['scripts/**', 'platform/**', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
    // JavaScript without types: what is only inferred says little about a value.
    {
      files: ['bench/**'],
      rules: {
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-unsafe-unary-minus': 'off',
        'max-lines-per-function': ['error', { max: 60 }],
      },
    },
  ],
}
