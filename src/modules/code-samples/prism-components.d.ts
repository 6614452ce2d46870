// The type package of Prism describes its main file only.
declare module 'prismjs/components/*'
