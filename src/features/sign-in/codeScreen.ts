export * from '../../model/codeScreen';
