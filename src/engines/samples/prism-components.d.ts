// Prism's type package declares only its main file.
declare module 'prismjs/components/*'
