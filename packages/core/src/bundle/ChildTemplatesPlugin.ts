import type {Compiler} from 'webpack';

/**
 * Gives child compilers, which plugins use to compile workers, the dependency templates of the main compilation. With
 * `library.type: 'module'`, webpack 5.112 creates `ESMLiveExportDependency` in child compilers as well, but registers
 * its template in the main compilation only. Without this plugin, child compilers fail with "No template for
 * dependency".
 */
export class ChildTemplatesPlugin {
  apply(compiler: Compiler): void {
    // Runs before other plugins, so that templates that they register are kept.
    compiler.hooks.compilation.tap({name: 'ChildTemplatesPlugin', stage: -1000}, (compilation) => {
      const parent = compilation.compiler.parentCompilation;
      if (parent) compilation.dependencyTemplates = parent.dependencyTemplates.clone();
    });
  }
}
